package umpire.web;

import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import umpire.mqtt.command.CommandBinding;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Reads the requests of a page: actions of hands, and the same commands as over MQTT. Pure. */
final class TableRequestReader {
    private static final String EXAMPLE = "{\"verb\": \"roll\", \"die\": \"white\"}";

    /** The parser of each verb, in the order in which error messages list the verbs. */
    private final Map<String, Function<JsonObject, Parsed<TableRequest>>> verbs = new LinkedHashMap<>();

    private final CommandBinding commands;

    /** Makes a reader for a game with these seats. */
    TableRequestReader(List<String> seats) {
        this.commands = new CommandBinding(seats.stream().map(Seat::new).toList());
        putHands();
        putSurroundings();
        List.of(
                        "accept-draw",
                        "accept-take-back",
                        "act",
                        "decline-draw",
                        "decline-take-back",
                        "name-dice",
                        "offer-draw",
                        "redo",
                        "resign",
                        "take-back")
                .forEach(this::putOfSeat);
        List.of(
                        "choose-game",
                        "go-back",
                        "hint",
                        "lay-out",
                        "lesson",
                        "name-player",
                        "new-game",
                        "seat-opponent",
                        "throw",
                        "why-not")
                .forEach(verb -> verbs.put(verb, command(verb)));
        verbs.put("choose", json -> commands.read(json, Command.Choose.class).map(TableRequest.Ask::new));
    }

    private void putHands() {
        put("lift", TableRequest.Lift.class);
        put("carry", TableRequest.Carry.class);
        put("drop", TableRequest.Drop.class);
        put("turn", TableRequest.Turn.class);
        verbs.put(
                "tap",
                json -> RequestBinding.read(
                        json, json.has("die") ? TableRequest.TapDie.class : TableRequest.Tap.class));
        put("roll", TableRequest.ThrowDie.class);
        put("roll-due", TableRequest.ThrowDue.class);
        put("toss", TableRequest.TossDie.class);
        put("place", TableRequest.MoveDie.class);
        put("roll-over", TableRequest.RollOver.class);
        put("cock", TableRequest.Cock.class);
        verbs.put(
                "hand",
                json -> RequestBinding.<HandPresence>read(json, HandPresence.class)
                        .then(hand -> RequestBinding.read(
                                json, hand.present() ? TableRequest.HoldHand.class : TableRequest.TakeHand.class)));
        put("press", TableRequest.PressButton.class);
    }

    private void putSurroundings() {
        put("light", TableRequest.Lamp.class);
        put("glare", TableRequest.Reflect.class);
        put("bump", TableRequest.Knock.class);
        put("focus", TableRequest.SetFocus.class);
        put("cover-corner", TableRequest.CoverCorner.class);
        put("break-sensor", TableRequest.BreakSensor.class);
        put("unplug-sensors", TableRequest.UnplugSensors.class);
        put("sheet", TableRequest.LayBoard.class);
        put("arrange", TableRequest.Arrange.class);
        put("robot-pause", TableRequest.PauseRobot.class);
        put("robot-step", TableRequest.StepRobot.class);
        put("robot-rest", TableRequest.RestRobot.class);
    }

    private void put(String verb, Class<? extends TableRequest> type) {
        verbs.put(verb, json -> RequestBinding.read(json, type));
    }

    /** Adds a command that must name its seat. A page cannot become the operator by leaving the seat out. */
    private void putOfSeat(String verb) {
        Function<JsonObject, Parsed<TableRequest>> command = command(verb);
        verbs.put(
                verb,
                json -> json.has("seat") ? command.apply(json) : Parsed.bad("The field \"seat\" must not be missing."));
    }

    /** Parses the same command as over MQTT. */
    private Function<JsonObject, Parsed<TableRequest>> command(String verb) {
        return commands.reading(verb).andThen(read -> read.map(TableRequestReader::request));
    }

    private record HandPresence(boolean present) {}

    /** Returns the request, or the mistake in the text. */
    Parsed<TableRequest> parse(String text) {
        return RequestBinding.parse(
                text,
                EXAMPLE,
                (verb, json) -> verbs.containsKey(verb)
                        ? verbs.get(verb).apply(json)
                        : RequestBinding.noVerb(verb, verbs.keySet()));
    }

    private static TableRequest request(CommandRequest asked) {
        return switch (asked) {
            case CommandRequest.Order order -> new TableRequest.Ask(order.command());
            case CommandRequest.PauseSwitch pause -> new TableRequest.Ask(pause.command());
            case CommandRequest.ForTable forTable -> new TableRequest.OrderTable(forTable);
            case CommandRequest.PressRequest press -> throw new IllegalStateException("press is read as PressButton");
        };
    }
}

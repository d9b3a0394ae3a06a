package umpire.web;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.mqtt.command.CommandBinding;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Reads what a page asks for: what hands do, and commands, which are the same as those over MQTT. Pure. */
final class TableRequestReader {
    private static final String EXAMPLE = "{\"verb\": \"roll\", \"die\": \"white\"}";

    /** What hands do and what a robot is told, in the order in which it is named to whoever asked for none of it. */
    private static final Map<String, Class<? extends TableRequest>> VERBS = new LinkedHashMap<>();

    /** The commands that a page sends for a seat, and those that are nobody's in particular. */
    private static final Set<String> FOR_A_SEAT = Set.of(
            "redo",
            "accept-take-back",
            "decline-take-back",
            "resign",
            "offer-draw",
            "accept-draw",
            "decline-draw",
            "name-dice");

    private static final Set<String> FOR_ALL = Set.of("new-game", "choose-game", "go-back");
    private static final String CHOOSE = "choose";

    static {
        VERBS.put("lift", TableRequest.Lift.class);
        VERBS.put("carry", TableRequest.Carry.class);
        VERBS.put("drop", TableRequest.Drop.class);
        VERBS.put("turn", TableRequest.Turn.class);
        VERBS.put("tap", TableRequest.Tap.class);
        VERBS.put("roll", TableRequest.ThrowDie.class);
        VERBS.put("roll-asked", TableRequest.ThrowAskedDie.class);
        VERBS.put("toss", TableRequest.TossDie.class);
        VERBS.put("place", TableRequest.MoveDie.class);
        VERBS.put("roll-over", TableRequest.RollOver.class);
        VERBS.put("cock", TableRequest.Cock.class);
        VERBS.put("hand", TableRequest.HoldHand.class);
        VERBS.put("press", TableRequest.PressButton.class);
        VERBS.put("light", TableRequest.Lamp.class);
        VERBS.put("glare", TableRequest.Reflect.class);
        VERBS.put("bump", TableRequest.Knock.class);
        VERBS.put("focus", TableRequest.SetFocus.class);
        VERBS.put("sheet", TableRequest.LayBoard.class);
        VERBS.put("arrange", TableRequest.Arrange.class);
        VERBS.put("robot-pause", TableRequest.PauseRobot.class);
        VERBS.put("robot-step", TableRequest.StepRobot.class);
        VERBS.put("robot-rest", TableRequest.RestRobot.class);
    }

    private final CommandBinding commands;

    /** Reads what is asked of a game with these seats. */
    TableRequestReader(List<String> seats) {
        this.commands = new CommandBinding(seats.stream().map(Seat::new).toList());
    }

    /** Whether a hand is held over the table, or taken away. */
    private record HandPresence(boolean present) {}

    /** Returns the act, or what is wrong with the text. */
    Parsed<TableRequest> parse(String text) {
        return RequestBinding.parse(text, EXAMPLE, this::request);
    }

    private Parsed<TableRequest> request(String verb, JsonObject json) {
        if (FOR_A_SEAT.contains(verb) || FOR_ALL.contains(verb)) {
            return FOR_A_SEAT.contains(verb) && !json.has("seat")
                    ? Parsed.bad("The field \"seat\" must not be missing.")
                    : commands.read(verb, json).orElseThrow().then(TableRequestReader::request);
        }
        return switch (verb) {
            case CHOOSE ->
                commands.read(json, Command.Choose.class).then(choose -> Parsed.good(new TableRequest.Ask(choose)));
            case "hand" ->
                RequestBinding.<HandPresence>read(json, HandPresence.class)
                        .then(hand -> RequestBinding.read(
                                json, hand.present() ? TableRequest.HoldHand.class : TableRequest.TakeHand.class));
            case "tap" ->
                RequestBinding.read(json, json.has("die") ? TableRequest.TapDie.class : TableRequest.Tap.class);
            default ->
                VERBS.containsKey(verb)
                        ? RequestBinding.read(json, VERBS.get(verb))
                        : RequestBinding.noVerb(verb, all());
        };
    }

    private static Parsed<TableRequest> request(CommandRequest asked) {
        return switch (asked) {
            case CommandRequest.Order order -> Parsed.good(new TableRequest.Ask(order.command()));
            case CommandRequest.GameChange change -> Parsed.good(new TableRequest.ChangeGame(change));
            case CommandRequest.PressRequest press -> throw new IllegalStateException("a page presses what is wired");
        };
    }

    private static List<String> all() {
        List<String> all = new ArrayList<>(VERBS.keySet());
        FOR_A_SEAT.stream().sorted().forEach(all::add);
        FOR_ALL.stream().sorted().forEach(all::add);
        all.add(CHOOSE);
        return all;
    }
}

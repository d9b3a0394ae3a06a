package umpire.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.Optional;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Parsed;

/** Reads what a page asks for. Pure. */
final class TableRequestReader {
    private static final double FAR_MM = 2_000;
    private static final int MOST_REST_MS = 60_000;
    private static final int MOST_LETTERS = 64;
    /** An option may take actions back and play several others. */
    private static final int MOST_OPTION_LETTERS = 1_000;

    /** What is wrong with a request, in words. */
    private static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wrong(String message) {
            super(message, null, false, false);
        }
    }

    private final JsonObject json;

    private TableRequestReader(JsonObject json) {
        this.json = json;
    }

    /** Returns the act, or what is wrong with the text. */
    static Parsed<TableRequest> parse(String text) {
        try {
            JsonElement parsed = JsonParser.parseString(text);
            if (!parsed.isJsonObject()) {
                throw new Wrong("send a JSON object such as {\"verb\": \"roll\", \"die\": \"white\"}");
            }
            return Parsed.good(new TableRequestReader(parsed.getAsJsonObject()).request());
        } catch (JsonParseException | StackOverflowError e) {
            return Parsed.bad("this is not JSON: send an object such as {\"verb\": \"roll\", \"die\": \"white\"}");
        } catch (Wrong wrong) {
            return Parsed.bad(String.valueOf(wrong.getMessage()));
        }
    }

    private TableRequest request() {
        String verb = word("verb");
        return switch (verb) {
            case "lift" -> new TableRequest.Lift(tag());
            case "carry" -> new TableRequest.Carry(tag(), millimetres("xMm"), millimetres("yMm"));
            case "drop" -> new TableRequest.Drop(tag());
            case "turn" -> new TableRequest.Turn(tag(), number("headingDeg", -3_600, 3_600));
            case "tap" -> new TableRequest.Tap(tag(), seat());
            case "roll" -> new TableRequest.ThrowDie(word("die"));
            case "place" -> new TableRequest.MoveDie(word("die"), millimetres("xMm"), millimetres("yMm"));
            case "cock" -> new TableRequest.Cock(word("die"));
            case "hand" -> hand();
            case "press" -> new TableRequest.PressButton(word("side"), word("button"));
            case "light" ->
                new TableRequest.Lamp(number("level", 0, 2), number("kelvin", 2_000, 12_000), number("shadow", 0, 1));
            case "glare" -> new TableRequest.Reflect(number("strength", 0, 2), millimetres("xMm"), millimetres("yMm"));
            case "bump" ->
                new TableRequest.Knock(number("xMm", -60, 60), number("yMm", -60, 60), number("rollDeg", -15, 15));
            case "focus" -> new TableRequest.SetFocus(number("defocusPx", 0, 6));
            case "sheet" -> new TableRequest.LayBoard(flag("laid"));
            case "arrange" -> new TableRequest.Arrange();
            case "resign" -> new TableRequest.Ask(word("seat"), EndRequest.RESIGN);
            case "offer-draw" -> new TableRequest.Ask(word("seat"), EndRequest.OFFER_DRAW);
            case "accept-draw" -> new TableRequest.Ask(word("seat"), EndRequest.ACCEPT_DRAW);
            case "decline-draw" -> new TableRequest.Ask(word("seat"), EndRequest.DECLINE_DRAW);
            case "choose" -> new TableRequest.ChooseOption(seat(), word("notation", MOST_OPTION_LETTERS));
            case "new-game" -> new TableRequest.BeginNewGame();
            case "robot-pause" -> new TableRequest.PauseRobot(flag("paused"));
            case "robot-step" -> new TableRequest.StepRobot();
            case "robot-rest" -> new TableRequest.RestRobot((int) number("restMs", 0, MOST_REST_MS));
            default ->
                throw new Wrong(
                        "there is no verb '" + verb + "'; there are lift, carry, drop, turn, tap, roll, place, cock,"
                                + " hand, press, light, glare, bump, focus, sheet, arrange, choose, resign, offer-draw, accept-draw,"
                                + " decline-draw, new-game, robot-pause, robot-step and robot-rest");
        };
    }

    private TableRequest hand() {
        return flag("present")
                ? new TableRequest.HoldHand(millimetres("xMm"), millimetres("yMm"))
                : new TableRequest.TakeHand();
    }

    private Optional<String> seat() {
        return json.has("seat") ? Optional.of(word("seat")) : Optional.empty();
    }

    private int tag() {
        double tag = number("tag", 0, 239);
        if (tag != Math.rint(tag)) {
            throw new Wrong("'tag' is a whole number");
        }
        return (int) tag;
    }

    private double millimetres(String field) {
        return number(field, -FAR_MM, FAR_MM);
    }

    private double number(String field, double least, double most) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isNumber()) {
            throw new Wrong("'" + field + "' is a number");
        }
        double number;
        try {
            number = value.getAsDouble();
        } catch (NumberFormatException e) {
            throw new Wrong("'" + field + "' is a number");
        }
        if (!(number >= least && number <= most)) {
            throw new Wrong("'" + field + "' lies between " + (int) least + " and " + (int) most);
        }
        return number;
    }

    private boolean flag(String field) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
            throw new Wrong("'" + field + "' is true or false");
        }
        return value.getAsBoolean();
    }

    private String word(String field) {
        return word(field, MOST_LETTERS);
    }

    private String word(String field, int most) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
            throw new Wrong("'" + field + "' is a text");
        }
        String word = value.getAsString();
        if (word.length() > most) {
            throw new Wrong("'" + field + "' has at most " + most + " characters");
        }
        return word;
    }

    private JsonElement field(String field) {
        JsonElement value = json.get(field);
        if (value == null) {
            throw new Wrong("the field '" + field + "' is missing");
        }
        return value;
    }
}

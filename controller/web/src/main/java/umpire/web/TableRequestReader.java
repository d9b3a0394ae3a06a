package umpire.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Parsed;

/** Reads what a page asks for. Pure. */
final class TableRequestReader {
    private static final double FAR_MM = 2_000;
    private static final int MOST_REST_MS = 60_000;
    private static final int MOST_LETTERS = 64;
    private static final int MOST_WORDS = 200;
    /** An option may take actions back and play several others. */
    private static final int MOST_OPTION_LETTERS = 1_000;

    /** Reads what a verb needs besides its name. */
    private interface VerbReader {
        TableRequest of(TableRequestReader reader);
    }

    /** How each verb is read, in the order in which they are named to whoever asked for none of them. */
    private static final Map<String, VerbReader> VERBS = verbs();

    private final JsonObject json;

    private TableRequestReader(JsonObject json) {
        this.json = json;
    }

    /** Returns the act, or what is wrong with the text. */
    static Parsed<TableRequest> parse(String text) {
        return JsonRequest.parse(
                text, "{\"verb\": \"roll\", \"die\": \"white\"}", json -> new TableRequestReader(json).request());
    }

    private static Map<String, VerbReader> verbs() {
        Map<String, VerbReader> verbs = new LinkedHashMap<>();
        putHands(verbs);
        putSurroundings(verbs);
        putRequests(verbs);
        return verbs;
    }

    private static void putHands(Map<String, VerbReader> verbs) {
        verbs.put("lift", reader -> new TableRequest.Lift(reader.tag()));
        verbs.put(
                "carry",
                reader -> new TableRequest.Carry(reader.tag(), reader.millimetres("xMm"), reader.millimetres("yMm")));
        verbs.put("drop", reader -> new TableRequest.Drop(reader.tag()));
        verbs.put("turn", reader -> new TableRequest.Turn(reader.tag(), reader.number("headingDeg", -3_600, 3_600)));
        verbs.put("tap", TableRequestReader::tap);
        verbs.put("roll", reader -> new TableRequest.ThrowDie(reader.word("die")));
        verbs.put("roll-asked", reader -> new TableRequest.ThrowAskedDie(reader.word("die")));
        verbs.put(
                "toss",
                reader -> new TableRequest.TossDie(
                        reader.word("die"), reader.millimetres("xMm"), reader.millimetres("yMm")));
        verbs.put(
                "place",
                reader -> new TableRequest.MoveDie(
                        reader.word("die"), reader.millimetres("xMm"), reader.millimetres("yMm")));
        verbs.put(
                "roll-over",
                reader -> new TableRequest.RollOver(reader.word("die"), reader.number("towardsDeg", -3_600, 3_600)));
        verbs.put("cock", reader -> new TableRequest.Cock(reader.word("die")));
        verbs.put("hand", TableRequestReader::hand);
        verbs.put("press", reader -> new TableRequest.PressButton(reader.word("side"), reader.word("button")));
    }

    private static void putSurroundings(Map<String, VerbReader> verbs) {
        verbs.put(
                "light",
                reader -> new TableRequest.Lamp(
                        reader.number("level", 0, 2),
                        reader.number("kelvin", 2_000, 12_000),
                        reader.number("shadow", 0, 1)));
        verbs.put(
                "glare",
                reader -> new TableRequest.Reflect(
                        reader.number("strength", 0, 2), reader.millimetres("xMm"), reader.millimetres("yMm")));
        verbs.put(
                "bump",
                reader -> new TableRequest.Knock(
                        reader.number("xMm", -60, 60),
                        reader.number("yMm", -60, 60),
                        reader.number("rollDeg", -15, 15)));
        verbs.put("focus", reader -> new TableRequest.SetFocus(reader.number("defocusPx", 0, 6)));
        verbs.put("sheet", reader -> new TableRequest.LayBoard(reader.flag("laid"), reader.game()));
        verbs.put("arrange", reader -> new TableRequest.Arrange());
    }

    private static void putRequests(Map<String, VerbReader> verbs) {
        verbs.put("redo", reader -> new TableRequest.RedoTakenBack(reader.word("seat")));
        verbs.put("accept-take-back", reader -> new TableRequest.AllowTakeBack(reader.word("seat"), true));
        verbs.put("decline-take-back", reader -> new TableRequest.AllowTakeBack(reader.word("seat"), false));
        verbs.put("resign", reader -> new TableRequest.Ask(reader.word("seat"), EndRequest.RESIGN));
        verbs.put("offer-draw", reader -> new TableRequest.Ask(reader.word("seat"), EndRequest.OFFER_DRAW));
        verbs.put("accept-draw", reader -> new TableRequest.Ask(reader.word("seat"), EndRequest.ACCEPT_DRAW));
        verbs.put("decline-draw", reader -> new TableRequest.Ask(reader.word("seat"), EndRequest.DECLINE_DRAW));
        verbs.put(
                "choose",
                reader -> new TableRequest.ChooseOption(reader.seat(), reader.word("notation", MOST_OPTION_LETTERS)));
        verbs.put(
                "name-dice",
                reader -> new TableRequest.SayFaces(
                        reader.word("seat"), reader.words("faces"), reader.flag("confirmed")));
        verbs.put("new-game", reader -> new TableRequest.BeginNewGame());
        verbs.put("choose-game", reader -> new TableRequest.PlayGame(reader.word("game"), reader.answers()));
        verbs.put("go-back", reader -> new TableRequest.ResumeGame(reader.word("unfinished")));
        verbs.put("robot-pause", reader -> new TableRequest.PauseRobot(reader.flag("paused")));
        verbs.put("robot-step", reader -> new TableRequest.StepRobot());
        verbs.put("robot-rest", reader -> new TableRequest.RestRobot((int) reader.number("restMs", 0, MOST_REST_MS)));
    }

    private TableRequest request() {
        String verb = word("verb");
        VerbReader read = VERBS.get(verb);
        if (read == null) {
            throw new JsonRequest.BadRequest(
                    "there is no verb '" + verb + "'; there are " + String.join(", ", VERBS.keySet()));
        }
        return read.of(this);
    }

    private TableRequest tap() {
        return json.has("die") ? new TableRequest.TapDie(word("die"), seat()) : new TableRequest.Tap(tag(), seat());
    }

    private TableRequest hand() {
        return flag("present")
                ? new TableRequest.HoldHand(millimetres("xMm"), millimetres("yMm"))
                : new TableRequest.TakeHand();
    }

    private Optional<String> game() {
        return json.has("game") ? Optional.of(word("game")) : Optional.empty();
    }

    private Optional<String> seat() {
        return json.has("seat") ? Optional.of(word("seat")) : Optional.empty();
    }

    /** Answers as the command over MQTT carries them: a list of a key and a value each. */
    private Map<String, String> answers() {
        Map<String, String> answers = new TreeMap<>();
        if (json.has("answers")) {
            if (!json.get("answers").isJsonArray()) {
                throw new JsonRequest.BadRequest("'answers' is a list of {\"key\": …, \"value\": …}");
            }
            for (JsonElement one : json.getAsJsonArray("answers")) {
                if (!one.isJsonObject()) {
                    throw new JsonRequest.BadRequest(
                            "each of 'answers' is an object such as {\"key\": …, \"value\": …}");
                }
                TableRequestReader answer = new TableRequestReader(one.getAsJsonObject());
                answers.put(answer.word("key"), answer.word("value"));
            }
        }
        return answers;
    }

    private int tag() {
        double tag = number("tag", 0, 229);
        if (tag != Math.rint(tag)) {
            throw new JsonRequest.BadRequest("'tag' is a whole number");
        }
        return (int) tag;
    }

    private double millimetres(String field) {
        return number(field, -FAR_MM, FAR_MM);
    }

    private double number(String field, double least, double most) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isNumber()) {
            throw new JsonRequest.BadRequest("'" + field + "' is a number");
        }
        double number;
        try {
            number = value.getAsDouble();
        } catch (NumberFormatException e) {
            throw new JsonRequest.BadRequest("'" + field + "' is a number");
        }
        if (!(number >= least && number <= most)) {
            throw new JsonRequest.BadRequest("'" + field + "' lies between " + (int) least + " and " + (int) most);
        }
        return number;
    }

    private boolean flag(String field) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
            throw new JsonRequest.BadRequest("'" + field + "' is true or false");
        }
        return value.getAsBoolean();
    }

    private String word(String field) {
        return word(field, MOST_LETTERS);
    }

    private String word(String field, int most) {
        JsonElement value = field(field);
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
            throw new JsonRequest.BadRequest("'" + field + "' is a text");
        }
        String word = value.getAsString();
        if (word.length() > most) {
            throw new JsonRequest.BadRequest("'" + field + "' has at most " + most + " characters");
        }
        return word;
    }

    private List<String> words(String field) {
        JsonElement value = field(field);
        boolean texts = value.isJsonArray()
                && value.getAsJsonArray().size() <= MOST_WORDS
                && value.getAsJsonArray().asList().stream()
                        .allMatch(each -> each.isJsonPrimitive()
                                && each.getAsJsonPrimitive().isString()
                                && each.getAsString().length() <= MOST_LETTERS);
        if (!texts) {
            throw new JsonRequest.BadRequest("'" + field + "' is a list of at most " + MOST_WORDS
                    + " texts, of at most " + MOST_LETTERS + " characters each");
        }
        return value.getAsJsonArray().asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    private JsonElement field(String field) {
        JsonElement value = json.get(field);
        if (value == null) {
            throw new JsonRequest.BadRequest("the field '" + field + "' is missing");
        }
        return value;
    }
}

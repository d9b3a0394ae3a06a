package umpire.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import umpire.rules.kernel.Parsed;

/** Reads what the page that calibrates asks for. Pure. */
final class RigRequestReader {
    private static final String EXAMPLE = "send a JSON object such as {\"verb\": \"step\", \"step\": \"wave\"}";
    private static final String VERBS = "begin, step, forget, check, accept, revert, end, wave, lie, away, lens, lamp";
    private static final int MOST_LETTERS = 80;
    private static final double STEEP_DEG = 70;
    private static final double FAR_MM = 1_000;

    /** What is wrong with a request, in words. */
    private static final class BadRequest extends RuntimeException {
        private static final long serialVersionUID = 1;

        BadRequest(String message) {
            super(message, null, false, false);
        }
    }

    private final JsonObject json;

    private RigRequestReader(JsonObject json) {
        this.json = json;
    }

    /** Returns the request, or what is wrong with the text. */
    static Parsed<RigRequest> parse(String text) {
        try {
            JsonElement parsed = JsonParser.parseString(text);
            return parsed.isJsonObject()
                    ? Parsed.good(new RigRequestReader(parsed.getAsJsonObject()).request())
                    : Parsed.bad(EXAMPLE);
        } catch (JsonParseException | StackOverflowError e) {
            return Parsed.bad("this is not JSON: " + EXAMPLE);
        } catch (BadRequest wrong) {
            return Parsed.bad(String.valueOf(wrong.getMessage()));
        }
    }

    private RigRequest request() {
        String verb = word("verb");
        return switch (verb) {
            case "begin" -> new RigRequest.BeginCalibration(word("board"));
            case "step" -> new RigRequest.GoToStep(word("step"));
            case "forget" -> new RigRequest.ForgetPictures(number("all", 0, 1) > 0);
            case "check" -> new RigRequest.CheckDistance(number("thickMm", 0, 100));
            case "accept" -> new RigRequest.AcceptLens();
            case "revert" -> new RigRequest.RevertLens((int) number("version", 1, 10_000));
            case "end" -> new RigRequest.EndCalibration();
            case "wave" ->
                new RigRequest.WaveBoard(
                        number("across", -0.5, 1.5),
                        number("down", -0.5, 1.5),
                        number("size", 0.1, 1.5),
                        number("tiltXDeg", -STEEP_DEG, STEEP_DEG),
                        number("tiltYDeg", -STEEP_DEG, STEEP_DEG),
                        number("rollDeg", -3_600, 3_600));
            case "lie" ->
                new RigRequest.LieBoardDown(
                        number("xMm", -FAR_MM, FAR_MM),
                        number("yMm", -FAR_MM, FAR_MM),
                        number("headingDeg", -3_600, 3_600));
            case "away" -> new RigRequest.PutBoardAway();
            case "lens" -> new RigRequest.TurnLens(number("defocusPx", 0, 10));
            case "lamp" -> new RigRequest.DimLamp(number("level", 0, 2));
            default -> throw new BadRequest("there is no verb '" + verb + "'; there are " + VERBS);
        };
    }

    private String word(String key) {
        if (!json.has(key)
                || !json.get(key).isJsonPrimitive()
                || json.get(key).getAsString().length() > MOST_LETTERS) {
            throw new BadRequest("'" + key + "' is a short word: " + EXAMPLE);
        }
        return json.get(key).getAsString();
    }

    private double number(String key, double least, double most) {
        try {
            double value = json.has(key) ? json.get(key).getAsDouble() : Double.NaN;
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException | UnsupportedOperationException | IllegalStateException e) {
            // It is told below.
        }
        throw new BadRequest("'" + key + "' is a number from " + least + " to " + most);
    }
}

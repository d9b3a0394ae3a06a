package umpire.web;

import com.google.gson.JsonObject;
import umpire.rules.kernel.Parsed;

/** Reads what the page that calibrates asks for. Pure. */
final class RigRequestReader {
    private static final String EXAMPLE = "{\"verb\": \"step\", \"step\": \"wave\"}";
    private static final String VERBS = "begin, step, forget, check, accept, revert, end, wave, lie, away, lens, lamp";
    private static final int MOST_LETTERS = 80;
    private static final double STEEP_DEG = 70;
    private static final double FAR_MM = 1_000;

    private final JsonObject json;

    private RigRequestReader(JsonObject json) {
        this.json = json;
    }

    /** Returns the request, or what is wrong with the text. */
    static Parsed<RigRequest> parse(String text) {
        return JsonRequest.parse(text, EXAMPLE, json -> new RigRequestReader(json).request());
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
            default -> throw new JsonRequest.BadRequest("there is no verb '" + verb + "'; there are " + VERBS);
        };
    }

    private String word(String key) {
        if (!json.has(key)
                || !json.get(key).isJsonPrimitive()
                || json.get(key).getAsString().length() > MOST_LETTERS) {
            throw new JsonRequest.BadRequest("'" + key + "' is a short word: send a JSON object such as " + EXAMPLE);
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
        throw new JsonRequest.BadRequest("'" + key + "' is a number from " + least + " to " + most);
    }
}

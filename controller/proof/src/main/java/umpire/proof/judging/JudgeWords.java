package umpire.proof.judging;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Quoted;

/** An answer as a person would read it: a line an event or refusal, then what is awaited. */
public final class JudgeWords {
    private static final int LONGEST = 30;

    private JudgeWords() {}

    /** Returns the lines. */
    public static List<String> lines(JsonObject answer) {
        List<String> lines = new ArrayList<>();
        for (JsonElement ruling : answer.getAsJsonArray("rulings")) {
            lines.addAll(ruling(ruling.getAsJsonObject()));
        }
        lines.add(awaited(answer));
        return lines;
    }

    private static List<String> ruling(JsonObject ruling) {
        String action = ruling.get("action").getAsString();
        if (!ruling.get("accepted").getAsBoolean()) {
            String section =
                    ruling.has("section") ? " [" + ruling.get("section").getAsString() + "]" : "";
            String how = ruling.has("unreadable") ? "not understood: " : "refused: ";
            return List.of(line(shortened(action), how + ruling.get("why").getAsString() + section));
        }
        List<String> lines = new ArrayList<>();
        for (JsonElement element : ruling.getAsJsonArray("events")) {
            JsonObject event = element.getAsJsonObject();
            String says = event.get("event").getAsString() + " ["
                    + event.get("section").getAsString() + "]";
            lines.add(line(lines.isEmpty() ? action : "", says));
        }
        return lines.isEmpty() ? List.of(line(action, "accepted")) : lines;
    }

    /** Only what nobody can read is longer than the longest action. */
    private static String shortened(String action) {
        return action.length() <= LONGEST ? action : Quoted.of(action);
    }

    private static String awaited(JsonObject answer) {
        if (answer.has("outcome")) {
            return answer.getAsJsonObject("outcome").get("says").getAsString();
        }
        JsonObject awaited = answer.getAsJsonObject("awaited");
        String who = awaited.has("seat") ? awaited.get("seat").getAsString() + ": " : "";
        return who + awaited.get("what").getAsString() + "; "
                + answer.getAsJsonArray("legal").size() + " actions are legal";
    }

    private static String line(String action, String says) {
        return String.format("%-10s %s", action, says);
    }
}

package umpire.command.judging;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Quoted;

/**
 * A question to judge.
 *
 * @param game its name
 * @param position the position to start from, in the game's notation; empty for the opening
 * @param actions the actions, judged in order
 * @param rulings house rulings by key
 */
public record JudgeQuestion(String game, Optional<String> position, List<String> actions, Map<String, String> rulings) {
    private static final List<String> KEYS = List.of("id", "game", "position", "actions", "rulings");

    public JudgeQuestion {
        actions = List.copyOf(actions);
        rulings = Collections.unmodifiableMap(new LinkedHashMap<>(rulings));
    }

    /** The question cannot be judged. The message says why. */
    static final class BadQuestionException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BadQuestionException(String message) {
            super(message);
        }
    }

    /**
     * Reads a question.
     *
     * @throws BadQuestionException when a key is unknown, missing or has a wrong value
     */
    static JudgeQuestion read(JsonObject question) {
        for (String key : question.keySet()) {
            if (!KEYS.contains(key)) {
                throw new BadQuestionException(
                        "unknown key " + Quoted.of(key) + "; the keys are " + String.join(", ", KEYS));
            }
        }
        if (!question.has("game")) {
            throw new BadQuestionException("\"game\" is missing; 'umpire games' lists the names");
        }
        String game = text(question.get("game"), "game");
        Map<String, String> rulings = rulings(question);
        Optional<String> position =
                Optional.ofNullable(question.get("position")).map(given -> text(given, "position"));
        return new JudgeQuestion(game, position, actions(question), rulings);
    }

    private static List<String> actions(JsonObject question) {
        List<String> actions = new ArrayList<>();
        if (question.has("actions")) {
            if (!question.get("actions").isJsonArray()) {
                throw new BadQuestionException("\"actions\" is a list of texts, such as [\"e2-e3\"]");
            }
            question.getAsJsonArray("actions").forEach(action -> actions.add(text(action, "actions")));
        }
        return actions;
    }

    private static Map<String, String> rulings(JsonObject question) {
        Map<String, String> rulings = new LinkedHashMap<>();
        if (question.has("rulings")) {
            if (!question.get("rulings").isJsonObject()) {
                throw new BadQuestionException("\"rulings\" is an object of keys and answers");
            }
            question.getAsJsonObject("rulings").asMap().forEach((key, answer) -> rulings.put(key, text(answer, key)));
        }
        return rulings;
    }

    private static String text(JsonElement element, String key) {
        if (element.isJsonPrimitive()) {
            return element.getAsString();
        }
        throw new BadQuestionException(Quoted.of(key) + " must be text, not " + Quoted.of(element.toString()));
    }
}

package umpire.proof.judging;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Ruling;
import umpire.table.games.GameCatalogue;

/** One question and its answer. */
public final class JudgeLine {
    private JudgeLine() {}

    /**
     * An answer.
     *
     * @param json one object
     * @param good whether the question could be judged
     */
    public record Answer(JsonObject json, boolean good) {}

    /** Judges one line. Never throws for what the line contains. */
    public static Answer answer(String line) {
        JsonElement id = JsonNull.INSTANCE;
        try {
            JsonObject question = object(line);
            id = question.has("id") ? question.get("id") : JsonNull.INSTANCE;
            return new Answer(withId(id, judged(question)), true);
        } catch (BadQuestion bad) {
            JsonObject error = new JsonObject();
            error.addProperty("error", bad.getMessage());
            return new Answer(withId(id, error), false);
        }
    }

    private static JsonObject withId(JsonElement id, JsonObject rest) {
        JsonObject object = new JsonObject();
        if (!id.isJsonNull()) {
            object.add("id", id);
        }
        rest.entrySet().forEach(entry -> object.add(entry.getKey(), entry.getValue()));
        return object;
    }

    private static JsonObject object(String line) {
        try {
            JsonElement element = JsonParser.parseString(line);
            if (element.isJsonObject()) {
                return element.getAsJsonObject();
            }
        } catch (JsonParseException e) {
            throw new BadQuestion("this is not JSON: " + reason(e));
        }
        throw new BadQuestion("a question is a JSON object, such as {\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"]}");
    }

    private static String reason(JsonParseException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        String says = String.valueOf(cause.getMessage()).lines().findFirst().orElse("unreadable");
        // The library advises programmers, and names a place by a path that may be as long as the line.
        return says.replaceFirst("Use JsonReader.* malformed JSON", "unexpected text")
                .replaceFirst(" path \\$.*", "");
    }

    private static JsonObject judged(JsonObject question) {
        for (String key : question.keySet()) {
            if (!List.of("id", "game", "position", "actions", "rulings").contains(key)) {
                throw new BadQuestion(
                        "unknown key " + Quoted.of(key) + "; the keys are id, game, position, actions, rulings");
            }
        }
        if (!question.has("game")) {
            throw new BadQuestion("\"game\" is missing; 'umpire games' lists the names");
        }
        return switch (GameCatalogue.open(text(question.get("game"), "game"), rulings(question))) {
            case Parsed.Good<? extends Game<?, ?>> good -> judged(good.value(), question);
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new BadQuestion(bad.why());
        };
    }

    private static <S, A> JsonObject judged(Game<S, A> game, JsonObject question) {
        S state = question.has("position")
                ? good(game.readPosition(text(question.get("position"), "position")), "position")
                : game.opening();
        JsonArray rulings = new JsonArray();
        for (String text : actions(question)) {
            Parsed<A> action = game.readAction(state, text);
            JsonObject ruling;
            switch (action) {
                case Parsed.Bad<A> bad -> ruling = StateJson.unreadable(text, bad.why());
                case Parsed.Good<A> read -> {
                    Ruling<S, A> judged = game.judge(state, read.value());
                    ruling = StateJson.ruling(game, judged, read.value());
                    if (judged instanceof Ruling.Accepted<S, A> accepted) {
                        state = accepted.next();
                    }
                }
            }
            rulings.add(ruling);
        }
        JsonObject answer = new JsonObject();
        answer.addProperty("game", game.id().name());
        answer.add("rulings", rulings);
        StateJson.describe(game, state, answer);
        return answer;
    }

    private static List<String> actions(JsonObject question) {
        List<String> actions = new ArrayList<>();
        if (question.has("actions")) {
            if (!question.get("actions").isJsonArray()) {
                throw new BadQuestion("\"actions\" is a list of texts, such as [\"e2-e3\"]");
            }
            question.getAsJsonArray("actions").forEach(action -> actions.add(text(action, "actions")));
        }
        return actions;
    }

    private static Map<String, String> rulings(JsonObject question) {
        Map<String, String> rulings = new LinkedHashMap<>();
        if (question.has("rulings")) {
            if (!question.get("rulings").isJsonObject()) {
                throw new BadQuestion("\"rulings\" is an object of keys and answers");
            }
            question.getAsJsonObject("rulings")
                    .entrySet()
                    .forEach(entry -> rulings.put(entry.getKey(), text(entry.getValue(), entry.getKey())));
        }
        return rulings;
    }

    private static String text(JsonElement element, String key) {
        if (element.isJsonPrimitive()) {
            return element.getAsString();
        }
        throw new BadQuestion(Quoted.of(key) + " must be text, not " + Quoted.of(element.toString()));
    }

    private static <T> T good(Parsed<T> parsed, String what) {
        return switch (parsed) {
            case Parsed.Good<T> good -> good.value();
            case Parsed.Bad<T> bad -> throw new BadQuestion(what + ": " + bad.why());
        };
    }

    private static final class BadQuestion extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BadQuestion(String message) {
            super(message);
        }
    }
}

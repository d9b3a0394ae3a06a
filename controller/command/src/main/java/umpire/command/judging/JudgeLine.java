package umpire.command.judging;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import umpire.command.judging.JudgeQuestion.BadQuestionException;
import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Parsed;

/** One question and its answer, each a line of JSON. */
public final class JudgeLine {
    private JudgeLine() {}

    /**
     * An answer.
     *
     * @param json one object
     * @param good whether the question could be judged
     */
    public record Answer(JsonObject json, boolean good) {}

    private record BadQuestion(String error) {}

    /** Judges one line. Never throws for the contents of the line. */
    public static Answer answer(String line) {
        JsonElement id = JsonNull.INSTANCE;
        try {
            JsonObject question = object(line);
            id = question.has("id") ? question.get("id") : JsonNull.INSTANCE;
            return answer(id, QuestionJudge.answer(JudgeQuestion.read(question)));
        } catch (BadQuestionException bad) {
            return answer(id, Parsed.bad(String.valueOf(bad.getMessage())));
        }
    }

    private static Answer answer(JsonElement id, Parsed<JudgeAnswer> judged) {
        return switch (judged) {
            case Parsed.Good<JudgeAnswer> good -> new Answer(withId(id, good.value()), true);
            case Parsed.Bad<JudgeAnswer> bad -> new Answer(withId(id, new BadQuestion(bad.why())), false);
        };
    }

    /** Adds the question's id, which may be any JSON, unchanged. */
    private static JsonObject withId(JsonElement id, Record answer) {
        JsonObject object = new JsonObject();
        if (!id.isJsonNull()) {
            object.add("id", id);
        }
        RecordGson.tree(answer).getAsJsonObject().asMap().forEach(object::add);
        return object;
    }

    private static JsonObject object(String line) {
        try {
            JsonElement element = JsonParser.parseString(line);
            if (element.isJsonObject()) {
                return element.getAsJsonObject();
            }
        } catch (JsonParseException e) {
            throw new BadQuestionException("this is not JSON: " + reason(e));
        }
        throw new BadQuestionException(
                "a question is a JSON object, such as {\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"]}");
    }

    private static String reason(JsonParseException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        String says = String.valueOf(cause.getMessage()).lines().findFirst().orElse("unreadable");
        // The library's advice is for programmers, and its JSON path may be as long as the line.
        return says.replaceFirst("Use JsonReader.* malformed JSON", "unexpected text")
                .replaceFirst(" path \\$.*", "");
    }
}

package umpire.mqtt;

import com.google.gson.JsonObject;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;

/** The payload that tells what the table waits for. Pure. */
final class PromptPayload {
    private PromptPayload() {}

    static JsonObject of(Prompt prompt) {
        JsonObject json = new JsonObject();
        json.addProperty("need", PayloadJson.word(prompt.need()));
        prompt.seat().ifPresent(seat -> json.addProperty("seat", seat.name()));
        json.addProperty("says", prompt.says());
        json.add("options", PayloadJson.list(prompt.options(), PromptPayload::option));
        json.addProperty("chosen", prompt.chosen());
        json.add("corrections", PayloadJson.list(prompt.corrections(), PromptPayload::correction));
        json.add("cues", PayloadJson.list(prompt.cues(), PromptPayload::cue));
        return json;
    }

    private static JsonObject option(Prompt.Option option) {
        JsonObject json = new JsonObject();
        json.addProperty("notation", option.notation());
        json.addProperty("says", option.says());
        json.add("where", PayloadJson.places(option.where()));
        return json;
    }

    private static JsonObject correction(Correction correction) {
        JsonObject json = new JsonObject();
        json.addProperty("token", correction.token().name());
        correction.from().ifPresent(place -> json.addProperty("from", place.name()));
        correction.to().ifPresent(place -> json.addProperty("to", place.name()));
        json.addProperty("says", correction.says());
        return json;
    }

    private static JsonObject cue(Cue cue) {
        JsonObject json = new JsonObject();
        json.addProperty("place", cue.place().name());
        json.addProperty("role", PayloadJson.word(cue.role()));
        json.addProperty("step", cue.step());
        return json;
    }
}

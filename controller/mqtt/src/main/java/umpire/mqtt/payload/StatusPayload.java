package umpire.mqtt.payload;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import umpire.mqtt.json.WordBinding;
import umpire.referee.announcement.Bulletin;

/** Whether the table can be played at. */
public record StatusPayload(TableState state) implements MessagePayload {
    /** How the table is. */
    public enum TableState {
        /** A game is on the table, or over. */
        READY,
        SETUP,
        PAUSED,
        /** The service was shut down. */
        STOPPED,
        /** The service is gone without a word. */
        LOST
    }

    /** Returns whether a message on this topic says that the table is gone; what cannot be read does not. */
    public static boolean saysLost(byte[] payload) {
        try {
            return JsonParser.parseString(new String(payload, StandardCharsets.UTF_8)) instanceof JsonObject told
                    && told.get("state") instanceof JsonPrimitive state
                    && state.getAsString().equals(WordBinding.word(TableState.LOST));
        } catch (JsonParseException noMessageOfATable) {
            return false;
        }
    }

    public static StatusPayload of(Bulletin.GameStatus standing) {
        return new StatusPayload(
                switch (standing) {
                    case SETUP -> TableState.SETUP;
                    case READY, OVER -> TableState.READY;
                    case PAUSED -> TableState.PAUSED;
                });
    }
}

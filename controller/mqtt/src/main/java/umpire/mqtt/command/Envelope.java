package umpire.mqtt.command;

import com.google.gson.JsonObject;
import umpire.mqtt.payload.Topics;

/**
 * The outside of a command: enough to answer it.
 *
 * @param id empty where it could not be read
 * @param client empty where it could not be read
 * @param verb as the topic names it
 * @param body all of it; empty where it could not be read
 */
record Envelope(String id, String client, String verb, JsonObject body) {
    /** Returns where the answer to a command without a token of the table goes. */
    String replySuffix() {
        return Topics.REPLY + (client.isEmpty() ? "unknown" : client);
    }

    /**
     * Returns where the answer to one with a token goes: an answer may tell of a secret.
     *
     * @param owner of the token, as topics name it
     */
    String replySuffix(String owner) {
        return Topics.REPLY + owner + "/" + client;
    }
}

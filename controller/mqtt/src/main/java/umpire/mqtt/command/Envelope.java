package umpire.mqtt.command;

import com.google.gson.JsonObject;
import umpire.mqtt.payload.Topics;

/**
 * The fields of a command that are needed to answer it.
 *
 * @param id empty when unreadable
 * @param client empty when unreadable
 * @param verb as the topic names it
 * @param body the whole command; empty when unreadable
 */
record Envelope(String id, String client, String verb, JsonObject body) {
    /** Returns the reply topic for a command without a valid token. */
    String replySuffix() {
        return Topics.REPLY + (client.isEmpty() ? "unknown" : client);
    }

    /**
     * Returns the reply topic for a command with a valid token. It is the owner's own, because an answer may reveal a secret.
     *
     * @param owner of the token, as topics name it
     */
    String replySuffix(String owner) {
        return Topics.REPLY + owner + "/" + client;
    }
}

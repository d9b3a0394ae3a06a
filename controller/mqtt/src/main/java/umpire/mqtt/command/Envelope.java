package umpire.mqtt.command;

import com.google.gson.JsonObject;

/**
 * The outside of a command: enough to answer it.
 *
 * @param id empty where it could not be read
 * @param client empty where it could not be read
 * @param verb as the topic names it
 * @param body all of it; empty where it could not be read
 */
record Envelope(String id, String client, String verb, JsonObject body) {
    /** Returns where the answer goes. */
    String replySuffix() {
        return "reply/" + (client.isEmpty() ? "unknown" : client);
    }
}

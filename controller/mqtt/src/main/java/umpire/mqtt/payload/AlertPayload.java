package umpire.mqtt.payload;

/** A problem that needs attention, until it is cleared. */
public record AlertPayload(String id, AlertSeverity severity, String says) implements MessagePayload {
    public AlertPayload {
        if (!id.matches("[a-z0-9-]{1,64}")) {
            throw new IllegalArgumentException("an alert's id is small letters, digits and dashes, not '" + id + "'");
        }
    }
}

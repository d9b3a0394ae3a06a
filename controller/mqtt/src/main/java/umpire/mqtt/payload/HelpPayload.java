package umpire.mqtt.payload;

/** The answer to whoever asked for help. */
public record HelpPayload(String says) implements MessagePayload {}

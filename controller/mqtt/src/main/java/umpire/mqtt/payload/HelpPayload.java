package umpire.mqtt.payload;

/** The answer to a press of the help button. */
public record HelpPayload(String says) implements MessagePayload {}

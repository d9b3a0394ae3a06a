package umpire.mqtt.connection;

/**
 * A message ready to be sent.
 *
 * @param suffix the topic below the root
 * @param payload UTF-8
 * @param retained whether the broker shall keep it
 */
public record OutgoingMessage(String suffix, byte[] payload, boolean retained) {}

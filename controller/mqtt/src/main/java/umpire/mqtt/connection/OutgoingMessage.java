package umpire.mqtt.connection;

/**
 * A message ready to be sent.
 *
 * @param suffix the topic below the root
 * @param payload UTF-8
 * @param retained whether it is published as retained
 */
public record OutgoingMessage(String suffix, byte[] payload, boolean retained) {}

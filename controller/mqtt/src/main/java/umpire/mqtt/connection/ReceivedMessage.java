package umpire.mqtt.connection;

/**
 * A message from the broker.
 *
 * @param suffix the topic below the root
 * @param payload the bytes as received
 * @param retained whether it was retained at the broker, or was published as retained
 */
public record ReceivedMessage(String suffix, byte[] payload, boolean retained) {}

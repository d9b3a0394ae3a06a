package umpire.mqtt.connection;

/**
 * A message from the broker, as it came.
 *
 * @param suffix the topic below the root
 * @param payload as it came
 * @param retained whether it had been lying at the broker, or was published to lie there
 */
public record ReceivedMessage(String suffix, byte[] payload, boolean retained) {}

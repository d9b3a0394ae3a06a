package umpire.mqtt;

/**
 * A message ready to be sent.
 *
 * @param suffix the topic below the root
 * @param payload UTF-8
 * @param retained whether the broker shall keep it
 */
record OutgoingMessage(String suffix, byte[] payload, boolean retained) {}

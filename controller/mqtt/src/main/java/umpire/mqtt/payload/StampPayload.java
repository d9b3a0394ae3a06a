package umpire.mqtt.payload;

/**
 * What every message ends with.
 *
 * @param seq counts the messages of its topic from 1
 * @param run names this run of the service
 * @param at when it was said, in UTC
 */
public record StampPayload(long seq, String run, String at) {}

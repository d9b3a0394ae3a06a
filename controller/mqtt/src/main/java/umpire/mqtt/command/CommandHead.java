package umpire.mqtt.command;

/**
 * What every command begins with.
 *
 * @param id new for each command
 * @param client names who sent it, for the answer
 * @param token whose word it is
 */
record CommandHead(String id, String client, String token) {}

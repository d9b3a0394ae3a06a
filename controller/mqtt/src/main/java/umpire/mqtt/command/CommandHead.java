package umpire.mqtt.command;

/**
 * The fields that all commands share.
 *
 * @param id unique for each command
 * @param client the sender's name, for the reply topic
 * @param token the sender's token
 */
record CommandHead(String id, String client, String token) {}

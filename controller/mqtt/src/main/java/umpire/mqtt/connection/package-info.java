/**
 * The connection to a broker: an outbox of messages to send, one connection at a time, and a supervisor that replaces one that breaks or
 * hangs. Knows no message contents.
 */
package umpire.mqtt.connection;

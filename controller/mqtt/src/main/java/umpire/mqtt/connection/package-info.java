/**
 * The way to a broker: an outbox of what must still be said, one connection at a time, and a supervisor that replaces one
 * that breaks or hangs. Knows no message.
 */
package umpire.mqtt.connection;

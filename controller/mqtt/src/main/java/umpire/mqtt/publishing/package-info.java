/**
 * Turns the table's state into messages, publishes only changes, and numbers and dates them. Knows no connection, only the format in which
 * messages are handed to it.
 */
package umpire.mqtt.publishing;

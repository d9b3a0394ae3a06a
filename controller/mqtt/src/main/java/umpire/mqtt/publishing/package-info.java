/**
 * Turns what the table knows into messages, says only what changed, and numbers and dates it. Knows no connection but the
 * form in which a message is handed to it.
 */
package umpire.mqtt.publishing;

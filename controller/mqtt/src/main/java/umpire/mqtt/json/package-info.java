/**
 * How records become JSON and JSON becomes records, for messages, commands, pages and answers alike: fields are named as the
 * components are, in their order, and what does not apply is absent. Knows no message; what is described here is the board
 * alone, which messages and pages tell in the same words.
 */
package umpire.mqtt.json;

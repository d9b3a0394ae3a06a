/**
 * How records become JSON and JSON becomes records, for every message and every command alike: fields are named as the
 * components are, in their order, and what does not apply is absent. Knows no message.
 */
package umpire.mqtt.json;

/**
 * The contents of each topic, as documented in {@code docs/mqtt}: one record for each topic, one component for each field. They are made
 * only from what the referee announces. Types of the rules that already have the contract's shape (a mark, a score, a cue) are used as they
 * are. A test compares all of it with the published schema. Pure.
 */
package umpire.mqtt.payload;

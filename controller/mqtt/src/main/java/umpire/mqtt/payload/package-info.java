/**
 * What each topic carries, as {@code docs/mqtt} promises it: one record a topic, a field a component. Each is made from what
 * the referee announces, and from nothing else. What the rules' own words already say in the contract's shape (a mark, a
 * score, a cue) stands in them as it is; a test holds all of it against the published schema. Pure.
 */
package umpire.mqtt.payload;

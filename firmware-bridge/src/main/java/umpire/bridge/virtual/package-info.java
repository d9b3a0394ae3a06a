/**
 * The wires of a table that has none: a strip whose colours can be read back and buttons that are pressed by a call. They
 * stand behind the same ports and pass the same contract as the real ones.
 */
package umpire.bridge.virtual;

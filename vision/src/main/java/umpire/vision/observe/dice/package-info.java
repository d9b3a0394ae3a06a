/**
 * Locates and reads the dice on the table, and detects those that left, with a reader for each kind. A die that may lean, or that has two
 * possible top faces, has no face.
 */
package umpire.vision.observe.dice;

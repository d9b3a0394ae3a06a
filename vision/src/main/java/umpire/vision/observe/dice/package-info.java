/**
 * Where dice lie on the table, what they show, and which have left: a reader for each kind of them. A die that may lean, or of which two
 * faces could be on top, shows nothing.
 */
package umpire.vision.observe.dice;

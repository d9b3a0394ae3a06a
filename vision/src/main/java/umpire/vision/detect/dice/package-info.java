/**
 * What is known of a die, however it was read: its form and size, which tags it carries, where it was seen, and how it lies. Looks at
 * no picture itself.
 */
package umpire.vision.detect.dice;

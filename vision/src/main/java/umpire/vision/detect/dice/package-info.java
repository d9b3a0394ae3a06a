/**
 * The data of a die, independent of how it was read: its form and size, its tags, its place in the picture, and how it lies. Reads no
 * picture itself.
 */
package umpire.vision.detect.dice;

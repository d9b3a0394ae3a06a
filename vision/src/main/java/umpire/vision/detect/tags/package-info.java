/**
 * Reads square tags in a picture: proposes them by their dark border, reads them cell by cell, and refines their corners. Knows families of
 * tags and their numbers, but not the meaning of a number.
 */
package umpire.vision.detect.tags;

/** Finds bodies on the table that may be dice no reader could read. They have no face and only lead to a question. */
package umpire.vision.detect.bodies;

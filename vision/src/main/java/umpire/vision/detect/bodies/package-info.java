/** Bodies that stand out from a table: where a die may lie that no reader could read. They have no face, and are never more than a question. */
package umpire.vision.detect.bodies;

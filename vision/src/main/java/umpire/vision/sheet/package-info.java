/** Prints calibration boards and the table's corner tags to scale, as recognition expects them. */
package umpire.vision.sheet;

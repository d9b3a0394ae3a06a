/** What a builder prints: calibration boards and the table's corner tags, to scale, as this eye will look for them. */
package umpire.vision.sheet;

/** Converts drawings to pixels. */
package umpire.drawing.raster;

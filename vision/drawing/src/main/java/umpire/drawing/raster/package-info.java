/** Drawings as pixels. */
package umpire.drawing.raster;

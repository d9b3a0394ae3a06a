/** Drawings as pixels that are kept from one start to the next. */
package umpire.vision.raster;

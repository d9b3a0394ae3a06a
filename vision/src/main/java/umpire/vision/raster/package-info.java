/** A cache of drawings as pixels that lasts between starts. */
package umpire.vision.raster;

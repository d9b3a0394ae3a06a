package umpire.vision.detect.numerals;

import umpire.vision.detect.Pixel;

/**
 * The appearance of an edge of a given size at a pixel. Sizes are in any unit: pixels if the picture is seen from straight above, millimetres
 * if the table is known.
 */
@FunctionalInterface
public interface SizedPlane {
    /** A picture from straight above, in pixels. */
    SizedPlane PIXELS = (pixel, size) -> PlaneAxes.straight(size);

    PlaneAxes axes(Pixel pixel, double size);

    /**
     * Returns the length in pixels of a unit.
     *
     * @param size the approximate size, which is also the height above the table
     */
    default double pxPerUnit(Pixel pixel, double size) {
        return axes(pixel, size).edgePx() / size;
    }
}

package umpire.vision.rectify;

import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/** The appearance of a die's edge at the place of its upper face. */
public final class TopPlane {
    private TopPlane() {}

    /**
     * Returns the axes at a pixel of the whole picture.
     *
     * @param edgeMm of the die, which is also the height of its upper face
     */
    public static PlaneAxes axes(Pixel pixel, double edgeMm, CameraView view) {
        return axes(pixel, edgeMm, edgeMm, view);
    }

    /**
     * Returns the axes for an upper face at another height.
     *
     * @param highMm the height of the face, and the length of the upright axis
     */
    public static PlaneAxes axes(Pixel pixel, double edgeMm, double highMm, CameraView view) {
        Point at = view.tableFromPixel(pixel, highMm);
        Pixel here = view.pixelFromTable(at.xMm(), at.yMm(), highMm);
        Pixel right = view.pixelFromTable(at.xMm() + edgeMm, at.yMm(), highMm).minus(here.x(), here.y());
        Pixel up = view.pixelFromTable(at.xMm(), at.yMm() + edgeMm, highMm).minus(here.x(), here.y());
        Pixel foot = view.pixelFromTable(at.xMm(), at.yMm(), 0);
        return new PlaneAxes(right.x(), right.y(), up.x(), up.y(), here.x() - foot.x(), here.y() - foot.y());
    }
}

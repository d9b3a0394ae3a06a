package umpire.vision.rectify;

import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/** How an edge of a die looks, wherever its upper face is seen. */
public final class TopPlane {
    private TopPlane() {}

    /**
     * Returns how it looks at a pixel of the whole picture.
     *
     * @param edgeMm of the die, whose upper face lies as high
     */
    public static PlaneAxes axes(Pixel pixel, double edgeMm, CameraView view) {
        return axes(pixel, edgeMm, edgeMm, view);
    }

    /**
     * Returns how it looks where the upper face lies at another height.
     *
     * @param highMm of the face, and of the upright one of the three
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

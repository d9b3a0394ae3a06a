package umpire.vision.observe.places;

import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;

/**
 * Distances inside and outside the outline of a place. OpenCV's {@code pointPolygonTest} needs outlines in native memory and rounds to
 * single precision. It could disagree with the board about the side of a line on which a point lies.
 */
public final class OutlineDistance {
    /**
     * The largest margin, as a share of the distance from a place's centre to its edge. With a larger one no piece could stand in a small
     * place. Chosen.
     */
    private static final double CENTRE_SHARE = 0.3;

    private final Area area;

    public OutlineDistance(Area area) {
        this.area = area;
    }

    /** Returns the distance of a point to the nearest edge in millimetres, from inside or outside. */
    public double distanceMm(Point point) {
        return distanceMm(area.outline(), point);
    }

    /** Returns the distance of a point to the nearest edge of an outline in millimetres, from inside or outside. */
    public static double distanceMm(List<Point> corners, Point point) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < corners.size(); i++) {
            least = Math.min(least, point.distanceMm(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        return least;
    }

    /** Returns the least distance a point must keep from the edge: the given one, or less in a small place. */
    public double marginMm(double wantedMm) {
        return Math.min(wantedMm, CENTRE_SHARE * distanceMm(area.centre()));
    }
}

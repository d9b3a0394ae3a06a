package umpire.vision.observe.places;

import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;

/**
 * Distances within and beyond the outline of a place. OpenCV's {@code pointPolygonTest} would give them too, from outlines in native
 * memory and rounded to single precision, and could disagree with the board about which side of a line a point lies on.
 */
public final class OutlineDistance {
    /** In a small place the margin leaves this share of the way to its centre: otherwise no piece would ever stand in it. Chosen. */
    private static final double CENTRE_SHARE = 0.3;

    private final Area area;

    public OutlineDistance(Area area) {
        this.area = area;
    }

    /** Returns how far a point is from the nearest edge, from inside or outside. */
    public double distanceMm(Point point) {
        List<Point> corners = area.outline();
        double least = Double.MAX_VALUE;
        for (int i = 0; i < corners.size(); i++) {
            least = Math.min(least, point.distanceMm(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        return least;
    }

    /** Returns how near a point may come to the edge: a given distance, or less where the place itself is small. */
    public double marginMm(double wantedMm) {
        return Math.min(wantedMm, CENTRE_SHARE * distanceMm(area.centre()));
    }
}

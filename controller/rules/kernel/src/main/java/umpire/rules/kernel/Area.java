package umpire.rules.kernel;

import java.util.List;

/**
 * A place as it is printed: its outline and how it is tinted.
 *
 * @param place which
 * @param outline at least three corners, counter-clockwise, in the board's frame
 * @param tint how it is filled
 */
public record Area(Place place, List<Point> outline, Tint tint) {
    /** How an area is filled; a display or a print sheet chooses the colours. */
    public enum Tint {
        LIGHT,
        DARK,
        HOME,
        RESOURCE,
        TRAY
    }

    public Area {
        outline = List.copyOf(outline);
        if (outline.size() < 3) {
            throw new IllegalArgumentException(place + " needs at least three corners");
        }
    }

    /** An upright rectangle around a centre. */
    public static Area rectangle(Place place, Point centre, double widthMm, double heightMm, Tint tint) {
        double x = widthMm / 2;
        double y = heightMm / 2;
        return new Area(
                place,
                List.of(
                        new Point(centre.xMm() - x, centre.yMm() - y),
                        new Point(centre.xMm() + x, centre.yMm() - y),
                        new Point(centre.xMm() + x, centre.yMm() + y),
                        new Point(centre.xMm() - x, centre.yMm() + y)),
                tint);
    }

    /** Returns the mean of the corners. */
    public Point centre() {
        double x = outline.stream().mapToDouble(Point::xMm).average().orElseThrow();
        double y = outline.stream().mapToDouble(Point::yMm).average().orElseThrow();
        return new Point(x, y);
    }

    /** Returns whether the point lies within the outline; a point on an edge lies within at most one of two neighbours. */
    public boolean contains(Point point) {
        boolean inside = false;
        for (int i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
            Point a = outline.get(i);
            Point b = outline.get(j);
            boolean crosses = (a.yMm() > point.yMm()) != (b.yMm() > point.yMm());
            if (crosses
                    && point.xMm() < (b.xMm() - a.xMm()) * (point.yMm() - a.yMm()) / (b.yMm() - a.yMm()) + a.xMm()) {
                inside = !inside;
            }
        }
        return inside;
    }
}

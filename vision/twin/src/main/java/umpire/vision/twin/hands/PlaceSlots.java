package umpire.vision.twin.hands;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;

/** The positions of pieces that share a place. */
final class PlaceSlots {
    private PlaceSlots() {}

    /** How much larger two bodies side by side may be than their place, since a small overhang over the line is tolerated. */
    private static final double OVERHANG_MM = 10;

    /** The share of its bounding box that a non-rectangular place fills. */
    private static final double WITHIN = 0.74;

    /**
     * Returns the positions of pieces that share a place. One is in the middle. Up to four are in the quarters of its box, opposite ones
     * first, if a body fits into a quarter. Otherwise they form the rows with the most room.
     *
     * @param body one of the pieces, in its upright orientation
     */
    static List<Point> of(Area area, int sharing, BodyOutline body) {
        if (sharing <= 1) {
            return List.of(middle(area));
        }
        boolean quarters = sharing <= 4 && roomMm(area, 2, 2, body) >= -OVERHANG_MM;
        return quarters
                ? List.of(
                        slot(area, 0, 0, 2, 2), slot(area, 1, 1, 2, 2), slot(area, 1, 0, 2, 2), slot(area, 0, 1, 2, 2))
                : inRows(area, sharing, body);
    }

    /** Returns the positions of this many pieces of a token that share a place. */
    static List<Point> of(Area area, int sharing, List<Piece> box, Token one) {
        return of(
                area,
                sharing,
                box.stream()
                        .flatMap(piece -> piece.faces().stream())
                        .filter(face -> face.token().equals(one))
                        .map(PieceFace::outline)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("there is no " + one + " in the box")));
    }

    private static List<Point> inRows(Area area, int sharing, BodyOutline body) {
        int columns = IntStream.rangeClosed(1, sharing)
                .boxed()
                .max(Comparator.comparingDouble(count -> roomMm(area, count, rows(sharing, count), body)))
                .orElseThrow();
        return IntStream.range(0, sharing)
                .mapToObj(i -> slot(area, i % columns, i / columns, columns, rows(sharing, columns)))
                .toList();
    }

    private static int rows(int sharing, int columns) {
        return (sharing + columns - 1) / columns;
    }

    /** Returns the gap between bodies in this many columns and rows. */
    private static double roomMm(Area area, int columns, int rows, BodyOutline body) {
        return Math.min(
                wide(area) / columns - (body.rightMm() - body.leftMm()),
                deep(area) / rows - (body.farMm() - body.nearMm()));
    }

    /** Returns the centre of a column and a row, counted from the far left. */
    private static Point slot(Area area, int column, int row, int columns, int rows) {
        Point centre = middle(area);
        return new Point(
                centre.xMm() + wide(area) * ((column + 0.5) / columns - 0.5),
                centre.yMm() - deep(area) * ((row + 0.5) / rows - 0.5));
    }

    private static double wide(Area area) {
        return (max(area, true) - min(area, true)) * within(area);
    }

    private static double deep(Area area) {
        return (max(area, false) - min(area, false)) * within(area);
    }

    /** Returns the share of its bounding box that a place fills: all of it for a rectangle, less for a hexagon. */
    private static double within(Area area) {
        Point centre = middle(area);
        Point nearCorner = new Point(
                centre.xMm() - (max(area, true) - min(area, true)) * 0.47,
                centre.yMm() + (max(area, false) - min(area, false)) * 0.47);
        return area.contains(nearCorner) ? 1 : WITHIN;
    }

    static Point middle(Area area) {
        return new Point((min(area, true) + max(area, true)) / 2, (min(area, false) + max(area, false)) / 2);
    }

    private static double min(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .min()
                .orElseThrow();
    }

    private static double max(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .max()
                .orElseThrow();
    }
}

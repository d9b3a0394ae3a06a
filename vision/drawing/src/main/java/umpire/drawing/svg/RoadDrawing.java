package umpire.drawing.svg;

import java.util.Locale;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** Draws roads from place to place. */
final class RoadDrawing {
    private static final double WIDE_MM = 3.2;
    private static final double LINE_MM = 0.35;
    private static final String INK = "#33312e";
    private static final String PLAIN = "#8b8173";

    /** How far a road that is drawn over a picture reaches into the places it joins. The rest of a place is for pieces. */
    private static final double INTO_MM = 9;

    /** A road with this word in its name is dotted. */
    private static final String DOTTED = "dotted";

    private static final int STEPS = 400;

    private RoadDrawing() {}

    /**
     * Returns a road from centre to centre, with its ends below the places that it joins. A camera that does not know the print might take
     * a visible end for an object.
     */
    static String under(Board board, Board.Road road) {
        return line(board, road, middle(board, road.from()), middle(board, road.to()));
    }

    /** Returns a road that a finger can follow, with its ends above the two places that it joins. */
    static String over(Board board, Board.Road road) {
        Point from = middle(board, road.from());
        Point to = middle(board, road.to());
        double length = Math.hypot(to.xMm() - from.xMm(), to.yMm() - from.yMm());
        double leaves = INTO_MM / Math.max(1, length);
        int last = 0;
        int first = STEPS;
        for (int i = 0; i <= STEPS; i++) {
            Point at = between(from, to, (double) i / STEPS);
            last = holds(board, road.from(), at) ? i : last;
            first = holds(board, road.to(), at) ? Math.min(first, i) : first;
        }
        return line(
                board,
                road,
                between(from, to, Math.max(0, (double) last / STEPS - leaves)),
                between(from, to, Math.min(1, (double) first / STEPS + leaves)));
    }

    private static boolean holds(Board board, Place place, Point at) {
        Area area = board.area(place);
        return area.contains(at);
    }

    private static Point middle(Board board, Place place) {
        return board.area(place).centre();
    }

    private static Point between(Point from, Point to, double share) {
        return new Point(from.xMm() + (to.xMm() - from.xMm()) * share, from.yMm() + (to.yMm() - from.yMm()) * share);
    }

    private static String line(Board board, Board.Road road, Point from, Point to) {
        String colour = board.terrain(road.tint()).map(Board.Terrain::rgb).orElse(PLAIN);
        String line = String.format(
                Locale.ROOT,
                "x1=\"%.3f\" y1=\"%.3f\" x2=\"%.3f\" y2=\"%.3f\" stroke-linecap=\"round\"",
                from.xMm(),
                -from.yMm(),
                to.xMm(),
                -to.yMm());
        String dots = road.tint().name().contains(DOTTED) ? " stroke-dasharray=\"0.1 6.4\"" : "";
        return "<line " + line + dots + " stroke=\"" + INK + "\" stroke-width=\"" + (WIDE_MM + 2 * LINE_MM)
                + "\"/><line " + line + dots + " stroke=\"" + colour + "\" stroke-width=\"" + WIDE_MM + "\"/>";
    }
}

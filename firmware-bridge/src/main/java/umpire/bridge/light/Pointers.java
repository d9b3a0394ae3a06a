package umpire.bridge.light;

import java.util.List;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** Where the board's places lie on the table, and how wide a pointer at each may be. */
record Pointers(Board board, Pose tableFromBoard) {
    /** The part of a place's width a pointer takes. The rest stays dark, so that pointers at neighbours do not merge. */
    private static final double SHARE = 0.7;

    /**
     * A place as the strip sees it, in the table's frame.
     *
     * @param centre of the place
     * @param halfXMm half a pointer's width on the near and far edge
     * @param halfYMm half a pointer's width on the left and right edge
     */
    record Target(Point centre, double halfXMm, double halfYMm) {
        double halfMm(StripEdge edge) {
            return edge.alongX() ? halfXMm : halfYMm;
        }
    }

    Target at(Place place) {
        Area area = board.area(place);
        List<Point> outline = area.outline().stream().map(this::onTable).toList();
        double[] xs = outline.stream().mapToDouble(Point::xMm).sorted().toArray();
        double[] ys = outline.stream().mapToDouble(Point::yMm).sorted().toArray();
        return new Target(
                onTable(area.centre()),
                SHARE * (xs[xs.length - 1] - xs[0]) / 2,
                SHARE * (ys[ys.length - 1] - ys[0]) / 2);
    }

    private Point onTable(Point onBoard) {
        double turn = Math.toRadians(tableFromBoard.headingDeg());
        double x = onBoard.xMm() * Math.cos(turn) - onBoard.yMm() * Math.sin(turn);
        double y = onBoard.xMm() * Math.sin(turn) + onBoard.yMm() * Math.cos(turn);
        return new Point(tableFromBoard.xMm() + x, tableFromBoard.yMm() + y);
    }
}

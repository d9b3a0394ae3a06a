package umpire.bridge.light;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;

/**
 * Maps the board's places, and named spots beside them, to the table with the width of a pointer.
 *
 * @param picture the current placement
 */
record Pointers(Board board, Placement picture, Pose tableFromBoard) {
    /** Half the width of a pointer at a pose: about as wide as a piece. */
    private static final double LYING_HALF_MM = 14;

    /** The share of a place's width that a pointer uses. The rest is dark, so that pointers at neighbours do not merge. */
    private static final double SHARE = 0.7;

    /**
     * The target of a pointer, in the table's frame.
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

    /** Returns the target for a place or a spot beside the places; empty for a spot where nothing lies any more. */
    Optional<Target> at(Place place) {
        Optional<Area> printed = board.areas().stream()
                .filter(area -> area.place().equals(place))
                .findFirst();
        return printed.map(this::at).or(() -> lying(place));
    }

    private Target at(Area area) {
        List<Point> outline = area.outline().stream().map(this::onTable).toList();
        double[] xs = outline.stream().mapToDouble(Point::xMm).sorted().toArray();
        double[] ys = outline.stream().mapToDouble(Point::yMm).sorted().toArray();
        return new Target(
                onTable(area.centre()),
                SHARE * (xs[xs.length - 1] - xs[0]) / 2,
                SHARE * (ys[ys.length - 1] - ys[0]) / 2);
    }

    private Optional<Target> lying(Place name) {
        return picture.standings().stream()
                .filter(standing -> standing.spot().place().equals(name))
                .flatMap(standing -> standing.spot() instanceof Spot.Lying at ? Stream.of(at.pose()) : Stream.of())
                .findFirst()
                .map(pose -> new Target(onTable(new Point(pose.xMm(), pose.yMm())), LYING_HALF_MM, LYING_HALF_MM));
    }

    private Point onTable(Point onBoard) {
        double turn = Math.toRadians(tableFromBoard.headingDeg());
        double x = onBoard.xMm() * Math.cos(turn) - onBoard.yMm() * Math.sin(turn);
        double y = onBoard.xMm() * Math.sin(turn) + onBoard.yMm() * Math.cos(turn);
        return new Point(tableFromBoard.xMm() + x, tableFromBoard.yMm() + y);
    }
}

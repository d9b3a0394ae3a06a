package umpire.vision.rectify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Board.BoardTag;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;

/**
 * Finds the pose of a board sheet on the table. Two tags of the sheet determine it well. A single tag is also accepted, since a hand often
 * covers the other; the result then says so, and the caller keeps a larger distance from the lines.
 */
public final class SheetFinder {
    /** With a larger error the sheet has another print scale, is bent, or is a different sheet with the same tags. */
    private static final double MAX_ERROR_MM = 2.5;

    private final Board board;

    public SheetFinder(Board board) {
        this.board = board;
    }

    /**
     * Finds the sheet by its tags.
     *
     * @param tags the tags seen in the frame, in pixels; an id seen twice counts as not seen
     */
    public SheetPose find(CameraView view, List<Tag> tags) {
        List<Point> printed = new ArrayList<>();
        List<Point> seen = new ArrayList<>();
        List<BoardTag> missing = new ArrayList<>();
        for (BoardTag mark : board.tags()) {
            List<Tag> found = tags.stream().filter(tag -> tag.id() == mark.id()).toList();
            if (found.size() == 1) {
                printed.addAll(cornersOf(mark));
                for (Pixel corner : found.getFirst().corners()) {
                    seen.add(view.tableFromPixel(corner, 0));
                }
            } else {
                missing.add(mark);
            }
        }
        if (printed.isEmpty()) {
            return new SheetPose.Unknown(List.of("The board " + board.name() + " is not on the table, or its tags "
                    + named(missing) + " are out of sight."));
        }
        return fitted(printed, seen, missing);
    }

    private static String named(List<BoardTag> tags) {
        return tags.stream().map(tag -> String.valueOf(tag.id())).collect(Collectors.joining(" and "));
    }

    private static List<Point> cornersOf(BoardTag tag) {
        double half = tag.sideMm() / 2;
        double x = tag.centre().xMm();
        double y = tag.centre().yMm();
        return List.of(
                new Point(x - half, y + half),
                new Point(x + half, y + half),
                new Point(x + half, y - half),
                new Point(x - half, y - half));
    }

    private SheetPose fitted(List<Point> printed, List<Point> seen, List<BoardTag> missing) {
        Pose pose = rigid(printed, seen);
        SheetPose.Found found = new SheetPose.Found(pose, 0, 0, List.of());
        double sum = 0;
        for (int i = 0; i < printed.size(); i++) {
            Pose wanted = found.tableFromBoard(
                    new Pose(printed.get(i).xMm(), printed.get(i).yMm(), 0));
            sum += Math.pow(wanted.xMm() - seen.get(i).xMm(), 2)
                    + Math.pow(wanted.yMm() - seen.get(i).yMm(), 2);
        }
        double errorMm = Math.sqrt(sum / printed.size());
        if (errorMm > MAX_ERROR_MM) {
            return new SheetPose.Unknown(List.of("The tags of the board " + board.name()
                    + " do not fit its sheet: print it to scale (100 %), and lay it flat."));
        }
        List<String> troubles = missing.isEmpty()
                ? List.of()
                : List.of("The board's tag " + named(missing) + " is out of sight; the board's place is less exact.");
        return new SheetPose.Found(pose, errorMm, printed.size() / 4, troubles);
    }

    /**
     * Returns the least-squares rotation and shift from the printed to the seen points. OpenCV's {@code estimateAffinePartial2D} would fit
     * a scale as well, and accept a sheet printed too small.
     */
    private static Pose rigid(List<Point> printed, List<Point> seen) {
        Point from = mean(printed);
        Point to = mean(seen);
        double along = 0;
        double across = 0;
        for (int i = 0; i < printed.size(); i++) {
            double ax = printed.get(i).xMm() - from.xMm();
            double ay = printed.get(i).yMm() - from.yMm();
            double bx = seen.get(i).xMm() - to.xMm();
            double by = seen.get(i).yMm() - to.yMm();
            along += ax * bx + ay * by;
            across += ax * by - ay * bx;
        }
        double turn = Math.atan2(across, along);
        double x = to.xMm() - from.xMm() * Math.cos(turn) + from.yMm() * Math.sin(turn);
        double y = to.yMm() - from.xMm() * Math.sin(turn) - from.yMm() * Math.cos(turn);
        return new Pose(x, y, Math.toDegrees(turn));
    }

    private static Point mean(List<Point> points) {
        return new Point(
                points.stream().mapToDouble(Point::xMm).average().orElseThrow(),
                points.stream().mapToDouble(Point::yMm).average().orElseThrow());
    }
}

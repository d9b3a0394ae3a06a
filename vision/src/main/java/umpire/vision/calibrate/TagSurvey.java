package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.rules.kernel.Point;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.BoardShape;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.PoseFit;
import umpire.vision.detect.tags.Tag;

/**
 * Measures the table's corner tags by a board that lies on the table, independent of the rig file. The board gives the plane of the table,
 * and its squares give the scale. A board is small beside a table, so the result is good to about 1 mm.
 */
public final class TagSurvey {
    /** One tag counts as misplaced only if the largest error of the fit without it is below this share of the error with it. */
    private static final double MUCH_BETTER = 0.35;

    private static final int LEAST_TAGS = 3;

    private TagSurvey() {}

    /**
     * A surveyed corner tag.
     *
     * @param corner the tag as the rig file describes it
     * @param measured its place in the table's frame, as the other tags define it
     */
    public record SurveyedTag(Table.CornerTag corner, Point measured) {
        /** Returns the distance in millimetres from its place in the rig file. */
        public double offMm() {
            return Math.hypot(measured.xMm() - corner.xMm(), measured.yMm() - corner.yMm());
        }
    }

    /** The place of a tag on the board's plane, and its place on the table by the rig file. */
    private record Pair(Table.CornerTag corner, Point onBoard) {}

    /** A rotation and a shift from the board's plane to the table. */
    private record Laid(double cos, double sin, double xMm, double yMm) {
        Point of(Point p) {
            return new Point(cos * p.xMm() - sin * p.yMm() + xMm, sin * p.xMm() + cos * p.yMm() + yMm);
        }

        double offMm(Pair pair) {
            Point at = of(pair.onBoard());
            return Math.hypot(
                    at.xMm() - pair.corner().xMm(), at.yMm() - pair.corner().yMm());
        }
    }

    /**
     * Measures the corner tags.
     *
     * @param picture a picture that shows the board on the table
     * @param squareMm side of its squares
     * @param thickMm thickness of the board: the height of its printed face above the table
     * @param rig the rig with the lens
     * @return the visible tags in the rig's order; empty if the board or fewer than three tags are visible
     */
    public static List<SurveyedTag> of(PictureSighting picture, double squareMm, double thickMm, Rig rig) {
        Camera camera = rig.camera().scaledTo(picture.widthPx(), picture.heightPx());
        Optional<BoardSighting> board =
                picture.board().filter(seen -> seen.corners().size() > 3);
        if (board.isEmpty()) {
            return List.of();
        }
        LensNumbers lens = LensNumbers.of(camera);
        BoardPose pose = pose(board.get(), squareMm, lens);
        List<Pair> pairs = new ArrayList<>();
        for (Table.CornerTag corner : rig.table().corners()) {
            picture.tableTags().stream()
                    .filter(tag -> tag.id() == corner.id())
                    .findFirst()
                    .ifPresent(tag -> pairs.add(new Pair(corner, centre(tag, lens, pose, thickMm))));
        }
        if (pairs.size() < LEAST_TAGS) {
            return List.of();
        }
        Laid laid = laid(pairs);
        return pairs.stream()
                .map(pair -> new SurveyedTag(pair.corner(), laid.of(pair.onBoard())))
                .toList();
    }

    private static BoardPose pose(BoardSighting board, double squareMm, LensNumbers lens) {
        List<BoardCorner> corners = board.corners().stream()
                .map(corner -> new BoardCorner(
                        corner.column() * squareMm,
                        corner.row() * squareMm,
                        corner.pixel().x(),
                        corner.pixel().y()))
                .toList();
        double halfX = squareMm
                * board.corners().stream().mapToInt(SeenCorner::column).max().orElse(0)
                / 2;
        double halfY = squareMm
                * board.corners().stream().mapToInt(SeenCorner::row).max().orElse(0)
                / 2;
        return PoseFit.of(lens, BoardShape.even(halfX, halfY, halfX, halfY), corners);
    }

    /** Returns the centre of a corner tag in the board's axes, in millimetres: x along the board's rows, y away from the reader. */
    private static Point centre(Tag tag, LensNumbers lens, BoardPose pose, double thickMm) {
        double[] r = pose.rotation();
        double[] shift = pose.shift();
        double across = 0;
        double away = 0;
        for (var corner : tag.corners()) {
            double[] seen = lens.ray(corner.x(), corner.y());
            double[] ray = {seen[0], seen[1], 1};
            double far = (thickMm + axis(r, 2, shift)) / axis(r, 2, ray);
            across += (far * axis(r, 0, ray) - axis(r, 0, shift)) / 4;
            away -= (far * axis(r, 1, ray) - axis(r, 1, shift)) / 4;
        }
        return new Point(across, away);
    }

    private static double axis(double[] rotation, int axis, double[] v) {
        return rotation[axis] * v[0] + rotation[3 + axis] * v[1] + rotation[6 + axis] * v[2];
    }

    /** Fits the tags to those of the rig file. A single tag that does not fit is left out, so it cannot spoil the fit. */
    private static Laid laid(List<Pair> pairs) {
        Laid all = fitted(pairs);
        double allMm = worstMm(all, pairs);
        Laid best = all;
        double bestMm = allMm * MUCH_BETTER;
        for (Pair one : pairs) {
            List<Pair> others = pairs.stream().filter(pair -> !pair.equals(one)).toList();
            if (others.size() >= LEAST_TAGS) {
                Laid without = fitted(others);
                double mm = worstMm(without, others);
                if (mm < bestMm) {
                    best = without;
                    bestMm = mm;
                }
            }
        }
        return best;
    }

    private static double worstMm(Laid laid, List<Pair> pairs) {
        return pairs.stream().mapToDouble(laid::offMm).max().orElse(0);
    }

    private static Laid fitted(List<Pair> pairs) {
        double boardX = mean(pairs.stream().map(pair -> pair.onBoard().xMm()).toList());
        double boardY = mean(pairs.stream().map(pair -> pair.onBoard().yMm()).toList());
        double tableX = mean(pairs.stream().map(pair -> pair.corner().xMm()).toList());
        double tableY = mean(pairs.stream().map(pair -> pair.corner().yMm()).toList());
        double along = 0;
        double across = 0;
        for (Pair pair : pairs) {
            double bx = pair.onBoard().xMm() - boardX;
            double by = pair.onBoard().yMm() - boardY;
            double tx = pair.corner().xMm() - tableX;
            double ty = pair.corner().yMm() - tableY;
            along += bx * tx + by * ty;
            across += bx * ty - by * tx;
        }
        double length = Math.hypot(along, across);
        double cos = along / length;
        double sin = across / length;
        return new Laid(cos, sin, tableX - (cos * boardX - sin * boardY), tableY - (sin * boardX + cos * boardY));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}

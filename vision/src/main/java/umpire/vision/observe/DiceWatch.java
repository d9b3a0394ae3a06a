package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.DieSize;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.DiceOfSizes;
import umpire.vision.detect.Die;
import umpire.vision.detect.DieReader;
import umpire.vision.detect.DieScale;
import umpire.vision.detect.DistinctDice;
import umpire.vision.detect.PipDieReader;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.Tag;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Reads the dice on the table, leaving out what belongs to tags, and says where they lie. */
final class DiceWatch implements AutoCloseable {
    private static final Comparator<SeenDie> ORDER = Comparator.comparingDouble(
                    (SeenDie die) -> die.pose().xMm())
            .thenComparingDouble(die -> die.pose().yMm())
            .thenComparingDouble(die -> die.pose().headingDeg());

    /** How far round a change a die may look different, in edges: it may reach over its own diagonal. Geometry. */
    private static final double AROUND = 1.5;

    /** How far beyond a changed part is searched, in edges: the whole of a die and the table around it. Geometry. */
    private static final double MARGIN = 2;

    private final FindingsCache<Die> known = new FindingsCache<>(die -> new Pixel(die.xPx(), die.yPx()));
    private final List<DieReader> readers = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();
    private final List<Double> edgesMm;

    DiceWatch(List<String> kinds, List<DieSize> sizes) {
        this.edgesMm = DieSize.edgesMm(sizes, "d6");
        for (String kind : kinds) {
            if (kind.equals("d6")) {
                readers.add(new PipDieReader());
            } else {
                troubles.add("Dice of the kind " + kind + " cannot be read from the picture; enter them by hand.");
            }
        }
    }

    @Override
    public void close() {
        known.close();
    }

    List<String> troubles() {
        return troubles;
    }

    /**
     * Returns every die. Where the picture is as it was when it was last read, what was read there still holds. While something
     * moves, nothing else is read: a die that may still be rolling has no face, and a hand is not worth searching.
     */
    List<Die> read(Mat bgr, Thumbnail small, boolean moving, CameraView view, List<Tag> tags) {
        List<DieScale.KnownScale> scales = edgesMm.stream().map(view::dieScale).toList();
        double diePx = scales.getLast().edgePx();
        int aroundPx = (int) Math.ceil(AROUND * diePx);
        List<Die> dice = moving
                ? known.unchanged(small, aroundPx)
                : known.after(
                        small,
                        aroundPx,
                        part -> readPart(
                                bgr, scales, tags, FindingsCache.widened(part, (int) Math.ceil(MARGIN * diePx), bgr)));
        List<Die> beside = dice.stream()
                .sorted(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx))
                .filter(die -> !die.isOnAny(tags))
                .toList();
        return DistinctDice.of(beside, scales.getFirst().edgePx());
    }

    private List<Die> readPart(Mat bgr, List<DieScale.KnownScale> scales, List<Tag> tags, Rect part) {
        Mat window = bgr.submat(part);
        List<DieScale.KnownScale> within =
                scales.stream().map(scale -> scale.ofPartAt(part.x, part.y)).toList();
        List<Tag> there = tags.stream().map(tag -> tag.in(1, -part.x, -part.y)).toList();
        try {
            return readers.stream()
                    .flatMap(reader -> DiceOfSizes.read(within, scale -> reader.read(window, scale, there)).stream())
                    .map(die -> die.in(1, part.x, part.y))
                    .toList();
        } finally {
            OpenCv.release(window);
        }
    }

    boolean readsAny() {
        return !readers.isEmpty();
    }

    double smallestEdgeMm() {
        return edgesMm.getFirst();
    }

    double largestEdgeMm() {
        return edgesMm.getLast();
    }

    List<SeenDie> onBoard(List<Die> dice, CameraView view, SheetPose.Found board) {
        return dice.stream()
                .map(die -> new SeenDie(
                        die.kind(),
                        die.face(),
                        die.cocked(),
                        board.boardFromTable(onTable(die, view)),
                        die.confidence()))
                .map(DiceWatch::withinAQuarterTurn)
                .sorted(ORDER)
                .toList();
    }

    /** Where a die lies, in the table's frame. */
    Pose onTable(Die die, CameraView view) {
        double edgeMm = die.edgeMm().orElse(largestEdgeMm());
        double heading = Math.toRadians(die.headingDeg());
        double reach = Math.max(1, die.sidePx() / 2);
        Point here = view.tableFromPixel(new Pixel(die.xPx(), die.yPx()), edgeMm);
        Point ahead = view.tableFromPixel(
                new Pixel(die.xPx() + Math.cos(heading) * reach, die.yPx() - Math.sin(heading) * reach), edgeMm);
        double turn = Math.atan2(ahead.yMm() - here.yMm(), ahead.xMm() - here.xMm());
        return new Pose(here.xMm(), here.yMm(), Math.toDegrees(turn));
    }

    private static SeenDie withinAQuarterTurn(SeenDie die) {
        Pose pose = new Pose(die.pose().xMm(), die.pose().yMm(), die.pose().headingDeg() % 90);
        return new SeenDie(die.kind(), die.face(), die.cocked(), pose, die.confidence());
    }
}

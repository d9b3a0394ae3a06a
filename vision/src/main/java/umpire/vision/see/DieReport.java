package umpire.vision.see;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.rectify.CameraView;

/** Converts dice in a picture to the form of the report. */
final class DieReport {
    private static final int ROUNDS = 3;
    private static final double COMMON_EDGE_MM = 16;

    private DieReport() {}

    static List<PictureReport.DieSeen> of(List<Die> dice, Optional<CameraView> view) {
        return dice.stream()
                .map(die -> new PictureReport.DieSeen(
                        die.kind(),
                        die.face(),
                        die.cocked(),
                        view.map(v -> pose(die, v)),
                        box(die.corners()),
                        die.confidence()))
                .toList();
    }

    static List<PictureReport.DieSeen> sorted(List<PictureReport.DieSeen> dice) {
        return dice.stream()
                .sorted(Comparator.comparingDouble(
                                (PictureReport.DieSeen die) -> die.box().y())
                        .thenComparingDouble(die -> die.box().x())
                        .thenComparing(PictureReport.DieSeen::kind))
                .toList();
    }

    /**
     * Returns the pose of a die, whose top is as high as the die is wide. If its width is unknown, a few iterations find the height at
     * which both agree.
     */
    private static Pose pose(Die die, CameraView view) {
        Pixel middle = new Pixel(die.xPx(), die.yPx());
        double turn = Math.toRadians(die.headingDeg());
        Pixel ahead = new Pixel(die.xPx() + die.sidePx() * Math.cos(turn), die.yPx() - die.sidePx() * Math.sin(turn));
        double heightMm = die.edgeMm().orElse(COMMON_EDGE_MM);
        for (int i = 0; die.edgeMm().isEmpty() && i < ROUNDS; i++) {
            Point one = view.tableFromPixel(middle, heightMm);
            Point other = view.tableFromPixel(ahead, heightMm);
            heightMm = Math.clamp(Math.hypot(other.xMm() - one.xMm(), other.yMm() - one.yMm()), 4, 60);
        }
        Point at = view.tableFromPixel(middle, heightMm);
        Point to = view.tableFromPixel(ahead, heightMm);
        double heading = Math.toDegrees(Math.atan2(to.yMm() - at.yMm(), to.xMm() - at.xMm()));
        return new Pose(at.xMm(), at.yMm(), (heading % 90 + 90) % 90);
    }

    static List<Pixel> corners(PictureReport.PixelBox box) {
        return List.of(
                new Pixel(box.x(), box.y()),
                new Pixel(box.x() + box.width(), box.y()),
                new Pixel(box.x() + box.width(), box.y() + box.height()),
                new Pixel(box.x(), box.y() + box.height()));
    }

    static PictureReport.PixelBox box(List<Pixel> corners) {
        double left = corners.stream().mapToDouble(Pixel::x).min().orElseThrow();
        double right = corners.stream().mapToDouble(Pixel::x).max().orElseThrow();
        double top = corners.stream().mapToDouble(Pixel::y).min().orElseThrow();
        double bottom = corners.stream().mapToDouble(Pixel::y).max().orElseThrow();
        return new PictureReport.PixelBox(left, top, right - left, bottom - top);
    }
}

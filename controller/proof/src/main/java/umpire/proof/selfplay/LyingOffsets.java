package umpire.proof.selfplay;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.vision.detect.Median;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * The distances between dice that are pieces and the game's poses for them.
 *
 * @param positions the number of compared positions
 * @param medianMm the median distance in millimetres
 * @param mostMm the greatest distance in millimetres
 */
public record LyingOffsets(int positions, double medianMm, double mostMm) {
    /** A pose that has no die within this distance is not compared, because another kind of piece lies there. */
    private static final double NEAR_MM = 20;

    static LyingOffsets of(DoubleStream offMm) {
        double[] sorted = offMm.sorted().toArray();
        return sorted.length == 0
                ? new LyingOffsets(0, 0, 0)
                : new LyingOffsets(
                        sorted.length,
                        Median.of(sorted),
                        Arrays.stream(sorted).max().orElseThrow());
    }

    /** Returns the distance of the nearest die for each pose of a placement, in millimetres. */
    static List<Double> of(Placement picture, TableScene scene) {
        return picture.standings().stream()
                .filter(standing -> !standing.covered())
                .flatMap(LyingOffsets::pose)
                .map(pose -> dice(scene).mapToDouble(pose::distanceMm).min().orElse(NEAR_MM))
                .filter(off -> off < NEAR_MM)
                .toList();
    }

    private static Stream<Pose> pose(Standing standing) {
        return standing.spot() instanceof Spot.Lying lying ? Stream.of(lying.pose()) : Stream.of();
    }

    private static Stream<Pose> dice(TableScene scene) {
        return scene.dice().stream().map(TwinDie::pose).map(scene::boardPose);
    }

    /** Returns the result in one line. */
    String says() {
        return String.format(
                Locale.ROOT,
                "%d positions, off by %.2f mm in the median, %.2f mm at most",
                positions,
                medianMm,
                mostMm);
    }
}

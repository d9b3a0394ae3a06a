package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.settling.CommonMotion.PoseStep;
import umpire.rules.kernel.Pose;

/** The motion that most pieces share is removed; the motion of a single one is not. */
class CommonMotionTest {
    private static final int TIMES = 500;

    /** Steps of {@code pieces} noisy pieces that all slide alike; the first one also moved by itself. */
    private static List<PoseStep> steps(Random random, int pieces, double wavers, double slideMm, double aloneMm) {
        List<PoseStep> steps = new ArrayList<>();
        for (int i = 0; i < pieces; i++) {
            Pose before = new Pose(-220 + 440 * random.nextDouble(), -220 + 440 * random.nextDouble(), 0);
            double far = i == 0 ? aloneMm : wavers * Math.abs(random.nextGaussian());
            double angle = 2 * Math.PI * random.nextDouble();
            Pose now = new Pose(
                    before.xMm() + slideMm + far * Math.cos(angle),
                    before.yMm() + far * Math.sin(angle),
                    wavers * random.nextGaussian());
            steps.add(new PoseStep(before, now, PoseNoise.UNKNOWN));
        }
        return steps;
    }

    private static int unnoticed(int pieces, double wavers, double slideMm, double aloneMm) {
        Random random = new Random(3);
        int unnoticed = 0;
        for (int i = 0; i < TIMES; i++) {
            List<PoseStep> steps = steps(random, pieces, wavers, slideMm, aloneMm);
            unnoticed += steps.getFirst().moved(CommonMotion.of(steps)) ? 0 : 1;
        }
        return unnoticed;
    }

    @ParameterizedTest(name = "{0} pieces that waver by {1} mm")
    @CsvSource({"2, 0.05", "5, 0.05", "6, 0.1", "8, 0.05", "8, 0.1", "16, 0.05", "16, 0.1", "30, 0.1"})
    void aPieceThatMovedAloneIsNoCommonMotion(int pieces, double wavers) {
        assertThat(unnoticed(pieces, wavers, 0, 0.41)).isZero();
        assertThat(unnoticed(pieces, wavers, 0, 0.5)).isZero();
        assertThat(unnoticed(pieces, wavers, 0, 1.5)).isZero();
    }

    @ParameterizedTest(name = "{0} pieces slide {1} mm")
    @CsvSource({"8, 0.5", "8, 3", "16, 0.5", "16, 0.3", "16, 10"})
    void aCommonMotionTouchesNoPiece(int pieces, double slideMm) {
        Random random = new Random(4);
        for (int i = 0; i < TIMES; i++) {
            List<PoseStep> steps = steps(random, pieces, 0.05, slideMm, 0.05);
            CommonMotion common = CommonMotion.of(steps);
            assertThat(steps).noneMatch(step -> step.moved(common));
        }
    }

    @ParameterizedTest(name = "{0} pieces slide {1} mm")
    @CsvSource({"8, 0.5", "8, 3", "16, 0.5", "16, 10"})
    void aPieceThatMovedByItselfIsNoticedWhereAllSlid(int pieces, double slideMm) {
        assertThat(unnoticed(pieces, 0.05, slideMm, 0.8)).isZero();
    }
}

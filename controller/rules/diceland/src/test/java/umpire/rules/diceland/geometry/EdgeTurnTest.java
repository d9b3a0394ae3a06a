package umpire.rules.diceland.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.simple.SimpleSolids;
import umpire.rules.kernel.Pose;

@DisplayName("a die that rolls over an edge is a solid that turns about it")
class EdgeTurnTest {
    private static final double NORMAL_MM = 50;
    private static final double OGRE_MM = 100;
    private static final double TOUCH_MM = 1;

    /** A roll this close to a touch may be judged either way. */
    private static final double DOUBTFUL_MM = 0.03;

    private static FlatDie die(int face, double xMm, double yMm, double headingDeg, double edgeMm) {
        return new FlatDie(Octant.all().get(face - 1), new Pose(xMm, yMm, headingDeg), edgeMm);
    }

    private static List<double[]> tips(FlatDie die) {
        return List.of(SolidOctahedron.of(die).tips());
    }

    /** One of either size somewhere near the middle, the other so that they might touch. */
    private static FlatDie somewhere(Random random, double aroundMm) {
        return die(
                1 + random.nextInt(8),
                aroundMm * (2 * random.nextDouble() - 1),
                aroundMm * (2 * random.nextDouble() - 1),
                360 * random.nextDouble(),
                random.nextInt(3) == 0 ? OGRE_MM : NORMAL_MM);
    }

    @Test
    void theTurnMatchesTheTippedSolid() {
        Random random = new Random(11);
        for (int i = 0; i < 100; i++) {
            FlatDie die = somewhere(random, 200);
            for (TopCorner pressed : TopCorner.values()) {
                for (double share = 0; share <= 1; share += 0.125) {
                    SolidDie turned = new EdgeTurn(die, pressed).after(share);
                    double[][] tips = SolidOctahedron.of(die)
                            .tipped(die.cornerDeg(pressed), share)
                            .tips();
                    for (int axis = 0; axis < 3; axis++) {
                        boolean below = die.top().code().charAt(axis) == '1';
                        double[] upper = tips[below ? axis + 3 : axis];
                        double[] lower = tips[below ? axis : axis + 3];
                        for (int k = 0; k < 3; k++) {
                            assertThat(turned.middle()[k] + turned.halves()[axis][k])
                                    .isCloseTo(upper[k], within(1e-9));
                            assertThat(turned.middle()[k] - turned.halves()[axis][k])
                                    .isCloseTo(lower[k], within(1e-9));
                        }
                    }
                }
            }
        }
    }

    /** The second opinion makes a hull of all differences of tips. */
    @Test
    void theDepthIsTheDistanceToTheHullOfTheDifferences() {
        Random random = new Random(12);
        int overlapping = 0;
        for (int i = 0; i < 4_000; i++) {
            FlatDie one = somewhere(random, 60);
            FlatDie two = somewhere(random, 60);
            double deepMm = SimpleSolids.deep(tips(one), tips(two));
            assertThat(SolidDie.deepMm(one, two) > 0).as("%s and %s", one, two).isEqualTo(deepMm > 0);
            if (deepMm > 0) {
                overlapping++;
                assertThat(SolidDie.deepMm(one, two)).as("%s and %s", one, two).isCloseTo(deepMm, within(1e-4));
                assertThat(SolidDie.deepMm(two, one)).isCloseTo(deepMm, within(1e-4));
            }
        }
        assertThat(overlapping).isBetween(1_000, 3_900);
    }

    @Test
    void onTheWayToo() {
        Random random = new Random(13);
        for (int i = 0; i < 1_000; i++) {
            FlatDie one = somewhere(random, 60);
            FlatDie two = somewhere(random, 60);
            TopCorner pressed = TopCorner.values()[random.nextInt(3)];
            double share = random.nextDouble();
            double deepMm = SimpleSolids.deep(
                    List.of(SolidOctahedron.of(one)
                            .tipped(one.cornerDeg(pressed), share)
                            .tips()),
                    tips(two));
            double told = new EdgeTurn(one, pressed).after(share).deepMm(SolidDie.of(two));
            assertThat(told > 0).isEqualTo(deepMm > 0);
            if (deepMm > 0) {
                assertThat(told).isCloseTo(deepMm, within(1e-4));
            }
        }
    }

    /** For dice that lie apart, as dice do, a roll is judged as dense sampling of the turn judges it. */
    @Test
    void theTurnMeetsExactlyTheDiceThatDenseSamplingFinds() {
        Random random = new Random(14);
        int met = 0;
        int passed = 0;
        int doubtful = 0;
        while (met + passed < 300) {
            FlatDie one = somewhere(random, 70);
            FlatDie two = somewhere(random, 70);
            double beforeMm = SolidDie.deepMm(one, two);
            if (beforeMm > TOUCH_MM || beforeMm < -25) {
                continue;
            }
            TopCorner pressed = TopCorner.values()[random.nextInt(3)];
            boolean meets = new EdgeTurn(one, pressed).meets(two, TOUCH_MM);
            double wayDeg = one.cornerDeg(pressed);
            boolean surely = SimpleSolids.comesDeeper(tips(one), wayDeg, tips(two), TOUCH_MM + DOUBTFUL_MM);
            boolean perhaps = SimpleSolids.comesDeeper(tips(one), wayDeg, tips(two), TOUCH_MM - DOUBTFUL_MM);
            if (surely != perhaps) {
                doubtful++;
                continue;
            }
            assertThat(meets).as("%s over %s beside %s", one, pressed, two).isEqualTo(surely);
            met += meets ? 1 : 0;
            passed += meets ? 0 : 1;
        }
        assertThat(met).isGreaterThan(60);
        assertThat(passed).isGreaterThan(60);
        assertThat(doubtful).isLessThan(15);
    }

    @Test
    void aDieThatSeemedToLieInAnotherBeforeMeetsItOnlyWhereItComesDeeper() {
        FlatDie die = die(1, 0, 0, 0, NORMAL_MM);
        FlatDie beside = die(1, 47.5, 0, 60, NORMAL_MM);
        assertThat(SolidDie.deepMm(die, beside)).isBetween(1.5, 2.6);
        assertThat(new EdgeTurn(die, TopCorner.Z).meets(beside, TOUCH_MM))
                .as("towards it")
                .isTrue();
        assertThat(new EdgeTurn(die, TopCorner.Y).meets(beside, TOUCH_MM))
                .as("away from it")
                .isFalse();
    }
}

package umpire.rules.diceland.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Pose;

@DisplayName("an octahedron that lies flat")
class FlatDieTest {
    /** Poses are kept to the hundredth, so a corner is off by less than this, of a die of 100 mm too. */
    private static final double EXACT_MM = 0.02;

    /** Of a die whose corner x points in a direction. */
    static FlatDie die(Octant top, double xMm, double yMm, double firstCornerDeg) {
        return new FlatDie(top, new Pose(xMm, yMm, firstCornerDeg - 90), 50);
    }

    private static double turn(double deg) {
        return ((deg % 360) + 360) % 360;
    }

    @Test
    void onFacesWithAnEvenNumberOfOnesTheCornersRunCounterClockwise() {
        for (Octant face : Octant.all()) {
            boolean even = face.code().replace("0", "").length() % 2 == 0;
            FlatDie die = die(face, 0, 0, 0);
            assertThat(turn(die.cornerDeg(TopCorner.Y))).as(face.code()).isEqualTo(even ? 120 : 240);
            assertThat(turn(die.cornerDeg(TopCorner.Z))).as(face.code()).isEqualTo(even ? 240 : 120);
        }
    }

    @Test
    void eachFaceIsPrintedBesideTheOneBefore() {
        for (int i = 1; i < Octant.all().size(); i++) {
            assertThat(Octant.all().get(i - 1).cornerTo(Octant.all().get(i))).isPresent();
        }
        assertThat(Octant.FACE_000.cornerTo(Octant.FACE_111)).isEmpty();
    }

    @Test
    @DisplayName(
            "DL-T3: side 6 with corner z at 0 is damaged over z and shows side 5 with z at 180, y at 60 and x at 300")
    void aRollGoesAsInTheWorkedExample() {
        FlatDie before = die(Octant.FACE_111, 0, 0, 240);
        assertThat(turn(before.cornerDeg(TopCorner.Z))).isEqualTo(0);
        assertThat(turn(before.cornerDeg(TopCorner.Y))).isEqualTo(120);
        FlatDie after = before.rolled(TopCorner.Z);
        assertThat(after.top()).isEqualTo(Octant.FACE_110);
        assertThat(after.pose().xMm()).isEqualTo(28.87);
        assertThat(after.pose().yMm()).isEqualTo(0);
        assertThat(turn(after.cornerDeg(TopCorner.Z))).isEqualTo(180);
        assertThat(turn(after.cornerDeg(TopCorner.Y))).isEqualTo(60);
        assertThat(turn(after.cornerDeg(TopCorner.X))).isEqualTo(300);
    }

    @Test
    void theSolidTippedOverItsLowerEdgeLiesWhereTheRollSays() {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            FlatDie die = die(
                    Octant.all().get(random.nextInt(8)),
                    random.nextInt(400) - 200,
                    random.nextInt(400) - 200,
                    random.nextInt(360));
            for (TopCorner pressed : TopCorner.values()) {
                double[][] rolled = SolidOctahedron.of(die.rolled(pressed)).tips();
                SolidOctahedron tipped = SolidOctahedron.of(die).tipped(die.cornerDeg(pressed), 1);
                for (int tip = 0; tip < 6; tip++) {
                    assertThat(tipped.tips()[tip])
                            .as("%s over %s, tip %d", die, pressed, tip)
                            .containsExactly(rolled[tip], within(EXACT_MM));
                }
                List<Integer> digits = die.top()
                        .pressing(pressed)
                        .code()
                        .chars()
                        .map(digit -> digit - '0')
                        .boxed()
                        .toList();
                assertThat(tipped.top().stream().map(tip -> tip / 3).toList()).isEqualTo(digits);
            }
        }
    }

    @Test
    void rollingBackAndForthComesBackExactly() {
        FlatDie die = die(Octant.FACE_101, 12.34, -56.78, 200.5);
        for (TopCorner pressed : TopCorner.values()) {
            FlatDie back = die.rolled(pressed).rolled(pressed);
            assertThat(back.top()).isEqualTo(die.top());
            assertThat(back.pose().distanceMm(die.pose())).isLessThan(EXACT_MM);
            assertThat(back.pose().turnDeg(die.pose())).isLessThan(0.001);
        }
    }

    /** Hundred rolls of 28.8675 mm, each kept to 0.005 mm in x and y. */
    @Test
    void aHundredRollsAreOffByLessThanHalfAMillimetre() {
        FlatDie die = die(Octant.FACE_000, 0, 0, 17);
        double x = 0;
        double y = 0;
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            TopCorner pressed = TopCorner.values()[random.nextInt(3)];
            double turn = Math.toRadians(die.cornerDeg(pressed));
            x += 50 / Math.sqrt(3) * Math.cos(turn);
            y += 50 / Math.sqrt(3) * Math.sin(turn);
            die = die.rolled(pressed);
        }
        assertThat(Math.hypot(die.pose().xMm() - x, die.pose().yMm() - y)).isLessThan(0.5);
    }

    /** The baseline runs 14.43 mm behind the middle; a shape is seen by its part that lies farthest towards the arrow. */
    @DisplayName("DL-T1: what lies beyond the baseline")
    @ParameterizedTest
    @CsvSource({
        "-35, 120, 0, 8.30",
        "-50, 0, 0, -6.70",
        "-40, -80, 180, -11.13",
        "0, 300, 90, 39.43",
        "100, 0, 0, 143.30"
    })
    void theFarthestPartCounts(double xMm, double yMm, double firstCornerDeg, double beyondMm) {
        FlatDie shooter = die(Octant.FACE_000, 0, 0, 0);
        ConvexShape target = die(Octant.FACE_000, xMm, yMm, firstCornerDeg).topFace();
        assertThat(shooter.beyondBaselineMm(TopCorner.X, target)).isCloseTo(beyondMm, within(0.01));
    }

    @Test
    void eachCornerHasItsOwnBaseline() {
        FlatDie shooter = die(Octant.FACE_000, 0, 0, 0);
        ConvexShape ahead = die(Octant.FACE_000, 100, 0, 180).topFace();
        assertThat(shooter.beyondBaselineMm(TopCorner.X, ahead)).isCloseTo(100 + 14.43 + 14.43, within(0.01));
        // Seen along 120 degrees the farthest corner is (114.43, 25): 25 sin 120 - 114.43 / 2 + 14.43.
        assertThat(shooter.beyondBaselineMm(TopCorner.Y, ahead)).isCloseTo(-21.13, within(0.01));
        assertThat(shooter.beyondBaselineMm(TopCorner.Z, ahead)).isCloseTo(-21.13, within(0.01));
    }

    @DisplayName("DL-T2: the gap between the nearest points of two upper faces")
    @ParameterizedTest
    @CsvSource({"120, 0, 180, 62.26", "115, 0, 0, 71.70", "0, 60, 0, 10", "20, 0, 180, 0", "57.74, 0, 180, 0"})
    void nearestPointsCount(double xMm, double yMm, double firstCornerDeg, double gapMm) {
        FlatDie shooter = die(Octant.FACE_000, 0, 0, 0);
        FlatDie other = die(Octant.FACE_000, xMm, yMm, firstCornerDeg);
        assertThat(shooter.gapMm(other)).isCloseTo(gapMm, within(0.01));
        assertThat(other.gapMm(shooter)).isCloseTo(gapMm, within(0.01));
    }
}

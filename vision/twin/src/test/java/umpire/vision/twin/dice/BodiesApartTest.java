package umpire.vision.twin.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Vector3;
import umpire.vision.twin.scene.TwinDie;

/** Dice are solids in space: one may lie below an overhang, and no two overlap. */
class BodiesApartTest {
    private static final List<DieType.Face> FACES = IntStream.rangeClosed(1, 8)
            .mapToObj(number -> new DieType.Face(String.valueOf(number)))
            .toList();

    private static TwinDie octahedron(double edgeMm, double xMm, double yMm, double headingDeg) {
        DieType type = new DieType(DieType.OCTAHEDRON, "tank", FACES, edgeMm, "", 1);
        return TwinDie.flat("d" + edgeMm, type, new Pose(xMm, yMm, headingDeg), 1);
    }

    private static TwinDie cube(double edgeMm, double xMm, double yMm, double headingDeg) {
        return TwinDie.flat("c", DieType.pips(edgeMm, 1), new Pose(xMm, yMm, headingDeg), 1);
    }

    /** The upper corner points the same way as the tag, up for a heading of 0. There a die of 50 mm overhangs its foot by 14.43 mm. */
    @ParameterizedTest
    @CsvSource({
        // Side by side along their sloping faces: centres are 43.30 mm apart, and the faces lean by 19.47 degrees.
        "50, 0, 0, 0, 50, 0, 43.30, 0, 0",
        "50, 0, 0, 0, 50, 0, 40.30, 0, 2.83",
        "50, 0, 0, 0, 50, 0, 44.30, 0, -0.94",
        // Corner to corner they need more room. One that is pushed in slips out along the edges there, which lean by 30
        // degrees.
        "50, 0, 0, 0, 50, 0, 57.74, 180, 0",
        "50, 0, 0, 0, 50, 0, 55.74, 180, 1.73",
        // A smaller one below a larger one's overhang.
        "100, 0, 0, 0, 50, 0, 57.74, 0, 0",
        "100, 0, 0, 0, 50, 0, 56.74, 0, 0.94"
    })
    void octahedraTouchWhereTheirFacesDo(
            double edgeMm,
            double xMm,
            double yMm,
            double deg,
            double otherMm,
            double x,
            double y,
            double turn,
            double deepMm) {
        assertThat(BodiesApart.deepMm(octahedron(edgeMm, xMm, yMm, deg), octahedron(otherMm, x, y, turn)))
                .isCloseTo(deepMm, within(0.02));
    }

    @ParameterizedTest
    @CsvSource({"0, 16, 0, 0", "0, 14, 0, 2", "45, 18, 0, 1.31", "45, 21, 0, -1.69"})
    void cubesTouchByTheirSides(double turn, double xMm, double yMm, double deepMm) {
        assertThat(BodiesApart.deepMm(cube(16, 0, 0, 0), cube(16, xMm, yMm, turn)))
                .isCloseTo(deepMm, within(0.01));
    }

    /** Walks from point to point of both bodies towards each other; converges if they have one in common. */
    private static double nearestMm(TwinDie one, TwinDie other) {
        List<Vector3> first = corners(one);
        List<Vector3> second = corners(other);
        Vector3 apart = first.getFirst().from(second.getFirst());
        for (int step = 0; step < 4_000; step++) {
            Vector3 towards = farthest(first, -1, apart).from(farthest(second, 1, apart));
            Vector3 way = apart.from(towards);
            double length = way.dot(way);
            double share = length == 0 ? 0 : Math.clamp(apart.dot(way) / length, 0, 1);
            apart = apart.plus(-share, way);
        }
        return apart.length();
    }

    private static List<Vector3> corners(TwinDie die) {
        return PlacedDie.of(die).faces().stream()
                .flatMap(Arrays::stream)
                .map(Vector3::of)
                .toList();
    }

    private static Vector3 farthest(List<Vector3> corners, int sign, Vector3 direction) {
        Vector3 best = corners.getFirst();
        for (Vector3 corner : corners) {
            best = sign * corner.dot(direction) > sign * best.dot(direction) ? corner : best;
        }
        return best;
    }

    @Test
    void twoBodiesAreApartExactlyIfNoPointIsInBoth() {
        SplittableRandom random = new SplittableRandom(5);
        int apart = 0;
        int together = 0;
        for (int i = 0; i < 400; i++) {
            TwinDie one = octahedron(random.nextInt(2) == 0 ? 50 : 100, 0, 0, random.nextInt(360))
                    .leaning(random.nextInt(3) == 0 ? random.nextInt(35) : 0, random.nextInt(360));
            TwinDie other = octahedron(50, random.nextInt(-80, 80), random.nextInt(-80, 80), random.nextInt(360));
            double deepMm = BodiesApart.deepMm(one, other);
            if (deepMm < -1) {
                assertThat(nearestMm(one, other)).as("%s %s", one, other).isGreaterThan(-deepMm - 0.1);
                apart++;
            } else if (deepMm > 1) {
                assertThat(nearestMm(one, other)).as("%s %s", one, other).isLessThan(0.2);
                together++;
            }
        }
        assertThat(apart).isGreaterThan(60);
        assertThat(together).isGreaterThan(60);
    }

    /** From straight above, the overhanging die hides the other; from far aside, the nearer one does. */
    @Test
    void anOverhangHidesTheBodyBelow() {
        TwinDie ogre = octahedron(100, 0, 0, 0);
        TwinDie below = octahedron(50, 0, 60, 0);
        assertThat(BodiesApart.hides(ogre, below, 0, 0, 1000)).isPositive();
        assertThat(BodiesApart.hides(below, ogre, 0, 0, 1000)).isNegative();
        assertThat(BodiesApart.hides(ogre, below, 0, 300, 1000)).isPositive();
        assertThat(BodiesApart.hides(ogre, below, 0, 5000, 100)).isNegative();
        assertThat(BodiesApart.hides(ogre, octahedron(50, 0, 20, 0), 0, 0, 1000))
                .isZero();
    }
}

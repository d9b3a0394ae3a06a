package umpire.drawing.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.drawing.sheet.OctahedronNet.At;
import umpire.drawing.sheet.OctahedronNet.LaidFace;
import umpire.drawing.svg.DrawnThing;

class OctahedronNetTest {
    private static final double EDGE_MM = 81.6;
    private static final DrawnThing BLANK = new DrawnThing("<g/>", -1, -1, 2, 2);

    @Test
    void everyFaceHasThreeEdgesOfItsLength() {
        for (LaidFace face : OctahedronNet.laid(EDGE_MM, 0, 8)) {
            for (int axis = 0; axis < 3; axis++) {
                At a = face.tips().get(axis);
                At b = face.tips().get((axis + 1) % 3);
                assertThat(a.minus(b).length()).isCloseTo(EDGE_MM, within(1e-9));
            }
        }
    }

    /** Four faces meet at each tip of the solid, and each of its twelve edges belongs to two of them. */
    @Test
    void theFacesCloseToAnOctahedron() {
        Map<String, Integer> tips = new HashMap<>();
        Map<Set<String>, Integer> edges = new HashMap<>();
        for (LaidFace face : OctahedronNet.laid(EDGE_MM, 0, 8)) {
            for (int axis = 0; axis < 3; axis++) {
                tips.merge(face.tip(axis), 1, Integer::sum);
                edges.merge(face.edge(axis), 1, Integer::sum);
            }
        }
        assertThat(tips).hasSize(6).values().containsOnly(4);
        assertThat(edges).hasSize(12).values().containsOnly(2);
    }

    /** Seen from outside, the faces run around a tip as on the solid, whose corners are at these ends of three axes. */
    @Test
    void facesAreSeenFromOutside() {
        for (LaidFace face : OctahedronNet.laid(EDGE_MM, 0, 8)) {
            List<double[]> corners = new ArrayList<>();
            for (int axis = 0; axis < 3; axis++) {
                double[] corner = new double[3];
                corner[axis] = face.tip(axis).endsWith("0") ? 1 : -1;
                corners.add(corner);
            }
            double solid = corners.get(0)[0] * corners.get(1)[1] * corners.get(2)[2];
            At x = face.tips().get(1).minus(face.tips().get(0));
            At y = face.tips().get(2).minus(face.tips().get(0));
            assertThat(Math.signum(x.xMm() * y.yMm() - x.yMm() * y.xMm())).isEqualTo(Math.signum(solid));
        }
    }

    @Test
    void noFaceLiesOnAnother() {
        Set<List<Long>> middles = new HashSet<>();
        List<LaidFace> faces = OctahedronNet.laid(EDGE_MM, 0, 8);
        faces.forEach(face -> middles.add(List.of(
                Math.round(face.middle().xMm()), Math.round(face.middle().yMm()))));
        assertThat(middles).hasSize(faces.size());
    }

    @ParameterizedTest
    @ValueSource(doubles = {40.8, 81.6})
    void aNetHasATabForEachEdgeThatIsNoFold(double edgeMm) {
        String whole = OctahedronNet.of(edgeMm, face -> BLANK, false).getFirst().content();
        assertThat(dashed(whole)).isEqualTo(2 * 7 + 5);
        assertThat(OctahedronNet.of(edgeMm, face -> BLANK, true).stream()
                        .mapToInt(half -> dashed(half.content()))
                        .sum())
                .isEqualTo(2 * 6 + 6);
    }

    /** A fold is drawn from both of its faces, and an edge with a tab once. */
    private static int dashed(String svg) {
        return svg.split("stroke-dasharray", -1).length - 1;
    }

    @ParameterizedTest
    @CsvSource({"40.8, 150, 130", "81.6, 292, 250"})
    void aNetIsNoLargerThanItsFacesNeed(double edgeMm, double wideMm, double highMm) {
        DrawnThing net = OctahedronNet.of(edgeMm, face -> BLANK, false).getFirst();
        assertThat(Math.max(net.widthMm(), net.heightMm())).isLessThan(wideMm);
        assertThat(Math.min(net.widthMm(), net.heightMm())).isLessThan(highMm);
    }
}

package umpire.drawing.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;

class DieFaceDrawingTest {
    private static final double EDGE_MM = 25;

    private final GameDrawings drawings = GameDrawings.plain("DICT_4X4_250");

    @Test
    void aStickerForADieOfTenIsTheKiteThatItIsGluedOn() {
        List<Point> sticker = drawings.sticker(die(DieType.NUMERALS, 10));

        assertThat(sticker).hasSize(4);
        Point tip =
                sticker.stream().max((a, b) -> Double.compare(a.yMm(), b.yMm())).orElseThrow();
        List<Double> edgesMm = sticker.stream()
                .filter(corner -> !corner.equals(tip))
                .map(corner -> away(corner, tip))
                .sorted()
                .toList();
        assertThat(edgesMm.get(0)).as("a longer edge").isCloseTo(EDGE_MM, within(0.01));
        assertThat(edgesMm.get(1)).as("the other one").isCloseTo(EDGE_MM, within(0.01));
        double widthMm = sticker.stream().mapToDouble(Point::xMm).max().orElseThrow()
                - sticker.stream().mapToDouble(Point::xMm).min().orElseThrow();
        // There are ten kites around an equator as wide as the solid is high. Neighbouring corners of its ten are 36
        // degrees apart.
        double equatorMm = EDGE_MM / Math.hypot(1, 1 - Math.pow(Math.tan(Math.PI / 10), 2));
        assertThat(widthMm).as("across").isCloseTo(2 * equatorMm * Math.sin(Math.PI / 5), within(0.01));
        assertThat(drawings.dieFace(
                                die(DieType.NUMERALS, 10),
                                die(DieType.NUMERALS, 10).faces().getFirst())
                        .widthMm())
                .isCloseTo(widthMm, within(0.01));
    }

    @Test
    void aFaceOfEightIsATriangleRoundItsTag() {
        List<Point> face = drawings.sticker(die(DieType.OCTAHEDRON, 8));

        assertThat(face).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(away(face.get(i), face.get((i + 1) % 3))).isCloseTo(EDGE_MM, within(0.01));
            assertThat(away(face.get(i), new Point(0, 0))).isCloseTo(EDGE_MM / Math.sqrt(3), within(0.01));
        }
    }

    private static double away(Point one, Point other) {
        return Math.hypot(one.xMm() - other.xMm(), one.yMm() - other.yMm());
    }

    private static DieType die(String kind, int sides) {
        return new DieType(
                kind,
                kind,
                IntStream.range(0, sides)
                        .mapToObj(side -> new DieType.Face(String.valueOf(side + 1), OptionalInt.of(side)))
                        .toList(),
                EDGE_MM,
                "",
                1);
    }
}

package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.vision.frame.OpenCv;

/** What is printed on a sheet. */
class SheetPrintTest {
    private static final Place MINE = new Place("mine");
    private static final Place CASTLE = new Place("castle");
    private static final Area.Tint RED_ROAD = new Area.Tint("red-road");

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static Board board() {
        return new Board(
                "A road",
                300,
                100,
                List.of(
                        Area.rectangle(MINE, new Point(-100, 0), 60, 60, Area.Tint.TRAY),
                        Area.rectangle(CASTLE, new Point(100, 0), 60, 60, Area.Tint.TRAY)),
                List.of(new Board.Road(MINE, CASTLE, RED_ROAD)),
                List.of(new Board.Terrain(RED_ROAD, "Red road", "#b3322c")),
                List.of());
    }

    /** Across a place it would look like something that lies there. */
    @Test
    void aRoadEndsWhereItsPlacesBegin() {
        try (Print print = new SheetPrint(board()).print()) {
            assertThat(at(print, 0, 0)).isEqualTo(new double[] {0x2c, 0x32, 0xb3});
            assertThat(at(print, -100, 0)).isEqualTo(at(print, -100, 20));
            assertThat(at(print, 100, 0)).isEqualTo(at(print, 100, 20));
        }
    }

    private static double[] at(Print print, double xMm, double yMm) {
        double[] pixel = print.pixels()
                .get((int) ((print.topMm() - yMm) * print.pxPerMm()), (int) ((xMm - print.leftMm()) * print.pxPerMm()));
        return new double[] {pixel[0], pixel[1], pixel[2]};
    }
}

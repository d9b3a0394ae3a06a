package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import umpire.drawing.svg.GameDrawings;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The camera sees the drawings on slightly grey paper, as cut and glued by hand. */
class PrinterTest {
    private static final Place MINE = new Place("mine");
    private static final Place CASTLE = new Place("castle");
    private static final Area.Tint RED_ROAD = new Area.Tint("red-road");
    private static final GameDrawings DRAWINGS = GameDrawings.plain("DICT_4X4_250");
    private static final Printer EXACT = new Printer(DRAWINGS, PrintQuality.EXACT);
    private static final Printer AT_HOME = new Printer(DRAWINGS, PrintQuality.HOME);
    private static final Piece TANK = new Piece(7, new Token("tank"), "Tank", "HVY", "White", 20, 8);
    private static final Piece GEM =
            new Piece(8, new Token("gem"), "Gem", "", "", 12, BodyOutline.hexagon(30), 6).painted("#a8123a");

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

    /** A road across a place would look like an object that lies there. */
    @Test
    void aRoadEndsWhereItsPlacesBegin() {
        try (Print print = EXACT.sheet(EXACT.look(board()))) {
            double[] road = at(print, 0, 0);
            assertThat(road[2]).isGreaterThan(road[1] + 80).isGreaterThan(road[0] + 80);
            assertThat(at(print, -100, 0)).isEqualTo(at(print, -100, 20));
            assertThat(at(print, 100, 0)).isEqualTo(at(print, 100, 20));
        }
    }

    /** A camera never sees 0 or 255 on a print. */
    @Test
    void inkIsNotQuiteBlackAndPaperNotQuiteWhite() {
        try (Print label = EXACT.label(TANK, TANK.face())) {
            assertThat(at(label, 9, 9)).isEqualTo(new double[] {34, 30, 30});
            assertThat(at(label, 11.5, 11.5)).isEqualTo(new double[] {232, 240, 241});
        }
    }

    @Test
    void aLabelIsCutOutAlongItsOutline() {
        try (Print label = EXACT.label(GEM, GEM.face())) {
            assertThat(label.opaqueAt(0, 16)).isTrue();
            assertThat(label.opaqueAt(13, 14)).isFalse();
        }
    }

    @Test
    void labelsAreReproducibleAndAskewOnlyAtHomeQuality() {
        assertThat(differences(EXACT, EXACT)).isZero();
        assertThat(differences(AT_HOME, AT_HOME)).isZero();
        assertThat(differences(EXACT, AT_HOME)).isGreaterThan(100);
    }

    private static int differences(Printer one, Printer other) {
        try (MatScope scope = new MatScope();
                Print first = one.label(TANK, TANK.face());
                Print second = other.label(TANK, TANK.face())) {
            Mat apart = scope.mat();
            Mat grey = scope.mat();
            Core.absdiff(first.pixels(), second.pixels(), apart);
            Core.extractChannel(apart, grey, 0);
            return Core.countNonZero(grey);
        }
    }

    @Test
    void theBackOfACardHasNoTag() {
        try (Print back = EXACT.back(TANK, TANK.face())) {
            assertThat(at(back, 0, 0)).isEqualTo(at(back, 9, 9)).isEqualTo(at(back, 11.5, 11.5));
        }
    }

    /** A paper die is printed to the edges of its faces. */
    @Test
    void aFaceOfAPaperDieReachesToItsCorners() {
        List<DieType.Face> faces = IntStream.range(0, 8)
                .mapToObj(side -> new DieType.Face(String.valueOf(side + 1), OptionalInt.of(40 + side)))
                .toList();
        DieType die = new DieType(DieType.OCTAHEDRON, "tank", faces, 50, "", 1);
        FacePrint print = EXACT.face(die, faces.getFirst());
        assertThat(print.holds(0, 28)).isTrue();
        assertThat(print.at(0, 7).red()).isLessThan(60);
        assertThat(print.at(0, 27).red()).isGreaterThan(200);
    }

    private static double[] at(Print print, double xMm, double yMm) {
        double[] pixel = print.pixels()
                .get((int) ((print.topMm() - yMm) * print.pxPerMm()), (int) ((xMm - print.leftMm()) * print.pxPerMm()));
        return new double[] {pixel[0], pixel[1], pixel[2]};
    }
}

package umpire.vision.twin.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.print.PrintQuality;
import umpire.vision.twin.print.Printer;
import umpire.vision.twin.print.Tags;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.TableScene;

/** The unchanging part is drawn once, and the sheet is drawn to its edges wherever it lies. */
class BareTableTest {
    private static final Table TABLE = Rig.standard().table();
    private static final Camera SMALL = Camera.reference().scaledTo(640, 480);
    private static final double HALF_MM = 100;
    private static final Board BOARD = new Board(" ", 2 * HALF_MM, 2 * HALF_MM, List.of(), List.of(), List.of());
    private static final int SEED = 3;
    private static final Printer PRINTER = new Printer(GameDrawings.plain(TABLE.dictionary()), PrintQuality.EXACT);

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static Mat seen(Board board, TableScene scene) {
        try (Lens lens = new Lens(SMALL, scene.cameraBump())) {
            BareTable table = new BareTable(TABLE, board, new Tags(TABLE.dictionary()), PRINTER, lens, SEED);
            return table.seen(lens, scene);
        }
    }

    private static boolean drawnOnce(Mat one, Mat other) {
        boolean once = one.dataAddr() == other.dataAddr();
        OpenCv.release(one);
        OpenCv.release(other);
        return once;
    }

    @Test
    void anUnchangedTableIsNotDrawnAgain() {
        TableScene scene = TableScene.empty();
        assertThat(drawnOnce(seen(BOARD, scene), seen(BOARD, scene.withLight(Light.EVEN.at(0.5)))))
                .isTrue();
        Board other = new Board("Other", 2 * HALF_MM, 2 * HALF_MM, List.of(), List.of(), List.of());
        assertThat(drawnOnce(seen(BOARD, scene.withoutBoard()), seen(other, scene.withoutBoard())))
                .as("of a sheet that is not laid nothing is seen")
                .isTrue();
    }

    @Test
    void aChangedTableIsDrawnAgain() {
        TableScene scene = TableScene.empty();
        Area place = Area.rectangle(new Place("a"), new Point(0, 0), 60, 60, Area.Tint.DARK);
        Board other = new Board("Other", 2 * HALF_MM, 2 * HALF_MM, List.of(place), List.of(), List.of());
        assertThat(drawnOnce(seen(BOARD, scene), seen(other, scene))).isFalse();
        assertThat(drawnOnce(seen(BOARD, scene), seen(BOARD, scene.withoutBoard())))
                .isFalse();
        assertThat(drawnOnce(seen(BOARD, scene), seen(BOARD, scene.withBoardAt(new Pose(1, 0, 0)))))
                .isFalse();
        assertThat(drawnOnce(seen(BOARD, scene), seen(BOARD, scene.withBump(new CameraBump(1, 0, 0, 0, 0, 0)))))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "35, -20, 30", "-290, 180, 5", "300, -150, 80"})
    void theSheetIsSeenToItsEdges(double xMm, double yMm, double headingDeg) {
        TableScene laid = TableScene.empty().withBoardAt(new Pose(xMm, yMm, headingDeg));
        Mat with = seen(BOARD, laid);
        Mat without = seen(BOARD, laid.withoutBoard());
        try (Lens lens = new Lens(SMALL, CameraBump.NONE)) {
            for (Pose edge : edges()) {
                Pose at = laid.tablePose(edge);
                Pixel pixel = lens.project(at.xMm(), at.yMm(), 0);
                int column = (int) Math.round(pixel.x());
                int row = (int) Math.round(pixel.y());
                assertThat(with.get(row, column)[0] - without.get(row, column)[0])
                        .as("how much bluer than wood paper is at %s", edge)
                        .isGreaterThan(40);
            }
        }
        OpenCv.release(with);
        OpenCv.release(without);
    }

    /** Points just inside the sheet, in its board's frame. */
    private static List<Pose> edges() {
        List<Pose> edges = new ArrayList<>();
        double edge = HALF_MM - 3;
        for (double along = -edge; along <= edge; along += edge / 10) {
            edges.add(new Pose(along, edge, 0));
            edges.add(new Pose(along, -edge, 0));
            edges.add(new Pose(edge, along, 0));
            edges.add(new Pose(-edge, along, 0));
        }
        return edges;
    }
}

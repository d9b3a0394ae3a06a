package umpire.vision.observe.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.Sitter;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registration;
import umpire.vision.twin.scene.TableScene;

/** A place partly outside the picture is neither empty nor occupied. */
class OutsideThePictureTest {
    private static final Rig RIG = ChequeredTable.LARGE;
    private static final double HALF_MM = 240;
    private static final double SQUARE_MM = 60;

    /** A sheet with one row of places along its far edge, without a margin. */
    private static final Board ROW = new Board(
            "Row",
            2 * HALF_MM,
            2 * HALF_MM,
            IntStream.range(0, 8)
                    .mapToObj(i -> Area.rectangle(
                            new Place("" + (char) ('a' + i)),
                            new Point((i - 3.5) * SQUARE_MM, HALF_MM - SQUARE_MM / 2),
                            SQUARE_MM,
                            SQUARE_MM,
                            Area.Tint.LIGHT))
                    .toList(),
            List.of(),
            List.of(
                    new Board.BoardTag(240, new Point(-200, -200), 25),
                    new Board.BoardTag(241, new Point(200, -200), 25)));

    private static FrameResult look(Sitter sitter, double yMm) {
        return sitter.look(TableScene.empty().withBoardAt(new Pose(0, yMm, 0)).withPieces(List.of()));
    }

    private static List<Sighting> hidden(Sitter sitter, double yMm) {
        return look(sitter, yMm).observation().sightings().stream()
                .filter(sighting -> !(sighting instanceof Sighting.Empty))
                .toList();
    }

    /** Returns the largest distance from the table's centre at which the picture still shows the right hand side. */
    private static double lastRowMm(CameraView view) {
        double yMm = 0;
        while (view.pixelFromTable(HALF_MM, yMm, 0).y() > 0) {
            yMm += 0.05;
        }
        return yMm;
    }

    @Test
    void aPlaceSlightlyOutsideThePictureIsHidden() {
        try (Sitter sitter = new Sitter(RIG, ROW, List.of(), List.of())) {
            Registration seen = look(sitter, 0).registration();
            double lastMm = lastRowMm(((Registration.Registered) seen).view());
            assertThat(hidden(sitter, lastMm - HALF_MM - 3)).isEmpty();
            assertThat(hidden(sitter, lastMm - HALF_MM + 0.5))
                    .contains(new Sighting.Hidden(new Place("h"), "out of the picture"))
                    .hasSizeLessThan(8);
            assertThat(hidden(sitter, lastMm - HALF_MM + SQUARE_MM))
                    .hasSize(8)
                    .allMatch(Sighting.Hidden.class::isInstance);
        }
    }

    @Test
    void anIncompleteSheetIsNotAHand() {
        try (Sitter sitter = new Sitter(RIG, ROW, List.of(), List.of())) {
            Registration seen = look(sitter, 0).registration();
            double lastMm = lastRowMm(((Registration.Registered) seen).view());
            double beyondMm = lastMm - HALF_MM + SQUARE_MM;
            assertThat(look(sitter, beyondMm).observation().hand()).isFalse();
            assertThat(hidden(sitter, beyondMm))
                    .allMatch(sighting -> ((Sighting.Hidden) sighting).by().equals("out of the picture"));
        }
    }
}

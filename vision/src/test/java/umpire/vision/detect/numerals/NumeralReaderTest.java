package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ThresholdTable;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** Dice that the net for bodies does not find are found where they stand out from the ground. */
class NumeralReaderTest {
    private static final int TILE_PX = 100;
    private static final int AROUND_PX = 120;
    private static final double EDGE_PX = DieCrop.SIDE_PX / DieCrop.SPAN;
    private static final Pixel MIDDLE = new Pixel(AROUND_PX + TILE_PX / 2.0, AROUND_PX + TILE_PX / 2.0);

    /** A reader whose net for bodies finds nothing. */
    private static NumeralReader blind() {
        return NumeralReader.standard(ThresholdTable.moved(NumeralThresholds.standard(), "minBodySureness", 2)
                .orThrow());
    }

    /** Returns a die on its own ground, which continues beyond the crop. */
    private static Mat picture(int tile, MatScope scope) throws IOException {
        OpenCv.load();
        try (InputStream in = NumeralReaderTest.class.getResourceAsStream("die-crops.png")) {
            assertThat(in).isNotNull();
            Mat sheet = scope.keep(
                    Imgcodecs.imdecode(scope.keep(new MatOfByte(in.readAllBytes())), Imgcodecs.IMREAD_COLOR));
            Mat own = scope.keep(sheet.submat(new Rect(tile * TILE_PX, 0, TILE_PX, TILE_PX)));
            Mat wide = scope.mat();
            Core.copyMakeBorder(own, wide, AROUND_PX, AROUND_PX, AROUND_PX, AROUND_PX, Core.BORDER_REPLICATE);
            return wide;
        }
    }

    private static List<ReadNumeral> found(NumeralReader reader, int tile, Predicate<Pixel> ground) throws IOException {
        try (MatScope scope = new MatScope()) {
            return reader.read(picture(tile, scope), EDGE_PX, anywhere -> PlaneAxes.straight(EDGE_PX), ground).stream()
                    .filter(die -> die.body().distance(MIDDLE) < EDGE_PX / 2)
                    .toList();
        }
    }

    @Test
    void aDieThatStandsOutIsFoundAndRead() throws IOException {
        List<ReadNumeral> dice = found(blind(), 1, anywhere -> true);
        assertThat(dice).hasSize(1);
        assertThat(dice.getFirst().sure()).isTrue();
        assertThat(dice.getFirst().faces()).containsExactly("10");
    }

    @Test
    void aDieThatLeansIsNotProposed() throws IOException {
        assertThat(found(blind(), 6, anywhere -> true)).isEmpty();
    }

    @Test
    void aDieBesideTheGroundIsNotFound() throws IOException {
        assertThat(found(blind(), 1, anywhere -> false)).isEmpty();
    }

    @Test
    void aDieFoundInBothWaysIsReportedOnce() throws IOException {
        NumeralReader reader = NumeralReader.standard(NumeralThresholds.standard());
        assertThat(found(reader, 1, anywhere -> true)).hasSize(1);
    }
}

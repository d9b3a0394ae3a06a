package umpire.drawing.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

class KeptRastersTest {
    @TempDir
    Path folder;

    private int drawn;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @Test
    void whatWasDrawnBeforeIsReadAndNotDrawnAgain() {
        byte[] first = pixels(new KeptRasters(folder, 3), "a board");
        byte[] again = pixels(new KeptRasters(folder, 3), "a board");
        assertThat(again).isEqualTo(first);
        assertThat(drawn).isEqualTo(1);
    }

    @Test
    void anotherDrawingIsDrawn() {
        KeptRasters rasters = new KeptRasters(folder, 3);
        pixels(rasters, "a board");
        pixels(rasters, "another");
        assertThat(drawn).isEqualTo(2);
    }

    @Test
    void whatIsDamagedIsDrawnAgain() throws IOException {
        byte[] first = pixels(new KeptRasters(folder, 3), "a board");
        Path file = files().get(0);
        byte[] whole = Files.readAllBytes(file);
        for (int left : List.of(0, 7, whole.length / 2, whole.length - 40)) {
            Files.write(file, Arrays.copyOf(whole, left));
            int before = drawn;
            assertThat(pixels(new KeptRasters(folder, 3), "a board"))
                    .as("%d of %d bytes left", left, whole.length)
                    .isEqualTo(first);
            assertThat(drawn).as("%d of %d bytes left", left, whole.length).isEqualTo(before + 1);
        }
    }

    @Test
    void whereNothingCanBeKeptItIsDrawnEveryTime() throws IOException {
        Path file = Files.writeString(folder.resolve("no folder"), "");
        KeptRasters rasters = new KeptRasters(file, 3);
        assertThat(pixels(rasters, "a board")).isEqualTo(pixels(rasters, "a board"));
        assertThat(drawn).isEqualTo(2);
    }

    @Test
    void noMoreAreKeptThanAreUsed() throws IOException {
        KeptRasters rasters = new KeptRasters(folder, 3);
        Stream.of("one", "two", "three", "four", "five").forEach(each -> pixels(rasters, each));
        assertThat(files()).hasSize(3);
    }

    private byte[] pixels(KeptRasters rasters, String decides) {
        try (MatScope scope = new MatScope()) {
            Mat raster = scope.keep(rasters.of(decides, this::draw));
            byte[] pixels = new byte[(int) raster.total() * raster.channels()];
            raster.get(0, 0, pixels);
            return pixels;
        }
    }

    private Mat draw() {
        drawn++;
        Mat drawing = new Mat(60, 80, CvType.CV_8UC4, new Scalar(10, 20, 30, 255));
        for (int row = 0; row < 60; row++) {
            drawing.put(row, row, 200, row, 3 * row, 128);
        }
        return drawing;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.toList();
        }
    }
}

package umpire.vision.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptRastersTest {
    private static final int WIDE = 80;
    private static final int HIGH = 60;

    @TempDir
    Path folder;

    private int drawn;

    @Test
    void aCachedDrawingIsNotDrawnAgain() {
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
    void aDamagedFileIsDrawnAgain() throws IOException {
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
    void withoutAFolderItIsDrawnEveryTime() throws IOException {
        Path file = Files.writeString(folder.resolve("no folder"), "");
        KeptRasters rasters = new KeptRasters(file, 3);
        assertThat(pixels(rasters, "a board")).isEqualTo(pixels(rasters, "a board"));
        assertThat(drawn).isEqualTo(2);
    }

    /** As two tables do, or the tests of two modules. */
    @Test
    void severalMayKeepAndReadAtOnce() {
        List<String> drawings =
                IntStream.range(0, 300).mapToObj(i -> "drawing " + i % 60).toList();
        assertThat(drawings.parallelStream()
                        .map(each -> new KeptRasters(folder, 40).of(each, KeptRastersTest::plain))
                        .map(RasterPixels::widthPx))
                .hasSize(300)
                .containsOnly(WIDE);
    }

    private static RasterPixels plain() {
        return new RasterPixels(WIDE, HIGH, 3, new byte[WIDE * HIGH * 3]);
    }

    @Test
    void noMoreAreKeptThanAreUsed() throws IOException {
        KeptRasters rasters = new KeptRasters(folder, 3);
        Stream.of("one", "two", "three", "four", "five").forEach(each -> pixels(rasters, each));
        assertThat(files()).hasSize(3);
    }

    private byte[] pixels(KeptRasters rasters, String decides) {
        RasterPixels raster = rasters.of(decides, this::draw);
        assertThat(raster.widthPx()).isEqualTo(WIDE);
        assertThat(raster.heightPx()).isEqualTo(HIGH);
        return raster.pixels();
    }

    private RasterPixels draw() {
        drawn++;
        byte[] pixels = new byte[WIDE * HIGH * 4];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) (i % 251 * (i % 7));
        }
        return new RasterPixels(WIDE, HIGH, 4, pixels);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.toList();
        }
    }
}

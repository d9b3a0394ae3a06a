package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DieNet.AskedBody;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The net of the dice answers as it did where it was trained, and reads dice that it was not trained on. */
class DieNetTest {
    private static final int TILE_PX = 100;

    /** The length of an edge in the tiles. */
    private static final double EDGE_PX = DieCrop.SIDE_PX / DieCrop.SPAN;

    private static final DieNet NET = DieNet.standard();

    /** A row of {@code die-crops.txt}: a tile of {@code die-crops.png}, rendered by Blender, with the direction of view. */
    private record KnownTile(int label, boolean lies, double tipRad, double viewRight, double viewUp) {
        static KnownTile of(String line) {
            double[] n = Arrays.stream(line.split(" "))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            return new KnownTile((int) n[0], n[1] == 0, n[2], n[3], n[4]);
        }
    }

    private static List<String> lines(String file) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        }
    }

    private static InputStream open(String file) {
        InputStream in = DieNetTest.class.getResourceAsStream(file);
        assertThat(in).as(file).isNotNull();
        return in;
    }

    private static List<KnownTile> tiles() throws IOException {
        return lines("die-crops.txt").stream().map(KnownTile::of).toList();
    }

    private static Mat sheet(MatScope scope) throws IOException {
        OpenCv.load();
        try (InputStream in = open("die-crops.png")) {
            Mat bytes = scope.keep(new MatOfByte(in.readAllBytes()));
            return scope.keep(Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR));
        }
    }

    private static AskedBody asked(DiePicture picture, double x, double y, KnownTile tile) {
        PlaneAxes axes = new PlaneAxes(EDGE_PX, 0, 0, -EDGE_PX, EDGE_PX * tile.viewRight(), -EDGE_PX * tile.viewUp());
        return new AskedBody(picture.here(new Pixel(x, y)), axes.scaled(picture.factor()));
    }

    private static List<DieReading> read(Mat sheet) throws IOException {
        List<KnownTile> tiles = tiles();
        DiePicture picture = DiePicture.of(sheet, EDGE_PX);
        double middle = (TILE_PX - 1) / 2.0;
        return NET.read(
                picture,
                IntStream.range(0, tiles.size())
                        .mapToObj(i -> asked(picture, i * TILE_PX + middle, middle, tiles.get(i)))
                        .toList());
    }

    @Test
    void itGivesTheAnswersOfTheTrainedNet() throws IOException {
        List<String> rows = lines("die-answers.txt");
        float[] probes = new float[rows.size() * DieCrop.NUMBERS];
        for (int i = 0; i < probes.length; i++) {
            probes[i] = (float) Math.sin(0.37 * i);
        }
        float[] answers = NET.answers(probes);
        List<Double> expected = rows.stream()
                .flatMap(row -> Arrays.stream(row.split(" ")))
                .map(Double::valueOf)
                .toList();
        assertThat(answers).hasSize(expected.size());
        for (int i = 0; i < answers.length; i++) {
            assertThat((double) answers[i]).isCloseTo(expected.get(i), within(1e-3));
        }
    }

    @Test
    void diceThatLieFlatAreReadAndThoseThatLeanAreNot() throws IOException {
        try (MatScope scope = new MatScope()) {
            List<DieReading> read = read(sheet(scope));
            List<KnownTile> tiles = tiles();
            for (int i = 0; i < tiles.size(); i++) {
                KnownTile tile = tiles.get(i);
                DieReading one = read.get(i);
                if (tile.lies()) {
                    assertThat(one.label()).as("tile " + i).isEqualTo(tile.label());
                    assertThat(one.agreedShare()).as("tile " + i).isGreaterThan(0.9);
                    assertThat(Math.IEEEremainder(one.tipRad() - tile.tipRad(), 2 * Math.PI))
                            .as("tip of tile " + i)
                            .isCloseTo(0, within(0.2));
                } else {
                    assertThat(one.agreedShare()).as("tile " + i).isLessThan(0.5);
                }
            }
        }
    }

    @Test
    void aDieIsReadWhereverItsTipPoints() throws IOException {
        try (MatScope scope = new MatScope()) {
            Mat sheet = sheet(scope);
            Mat turned = scope.mat();
            Core.rotate(sheet, turned, Core.ROTATE_90_COUNTERCLOCKWISE);
            KnownTile tile = tiles().getFirst();
            KnownTile itself =
                    new KnownTile(tile.label(), true, tile.tipRad() + Math.PI / 2, -tile.viewUp(), tile.viewRight());
            DiePicture picture = DiePicture.of(turned, EDGE_PX);
            double middle = (TILE_PX - 1) / 2.0;
            DieReading read = NET.read(picture, List.of(asked(picture, middle, turned.rows() - 1 - middle, itself)))
                    .getFirst();
            assertThat(read.label()).isEqualTo(itself.label());
            assertThat(Math.IEEEremainder(read.tipRad() - itself.tipRad(), 2 * Math.PI))
                    .isCloseTo(0, within(0.2));
        }
    }

    @Test
    void itAnswersTheSameToManyThreadsAtOnce() throws IOException {
        try (MatScope scope = new MatScope()) {
            Mat sheet = sheet(scope);
            DiePicture picture = DiePicture.of(sheet, EDGE_PX);
            AskedBody body = asked(picture, TILE_PX / 2.0, TILE_PX / 2.0, tiles().getFirst());
            DieReading alone = NET.read(picture, List.of(body)).getFirst();
            assertThat(IntStream.range(0, 16)
                            .parallel()
                            .mapToObj(i -> NET.read(picture, List.of(body)).getFirst())
                            .toList())
                    .allMatch(alone::equals);
        }
    }

    @Test
    void withoutBodiesThereAreNoReadings() throws IOException {
        try (MatScope scope = new MatScope()) {
            assertThat(NET.read(DiePicture.of(sheet(scope), EDGE_PX), List.of()))
                    .isEmpty();
        }
    }
}

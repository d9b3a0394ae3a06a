package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.frame.OpenCv;

/** Pictures of the virtual table with the dice that a person sees on them. */
class DiceGoldenTest {
    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(DiceGoldenTest.class.getResourceAsStream("/golden/dice/" + name))) {
            return in.readAllBytes();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"wood", "dark"})
    void theDiceOnThePictureAreTheDiceInTheText(String name) throws IOException {
        List<String[]> wanted = new String(resource(name + ".txt"), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" "))
                .toList();
        MatOfByte bytes = new MatOfByte(resource(name + ".png"));
        Mat bgr = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
        List<Die> dice = new PipDieReader().read(bgr, DieScale.unknown(), List.of());
        bytes.release();
        bgr.release();
        assertThat(dice).hasSameSizeAs(wanted);
        for (int i = 0; i < dice.size(); i++) {
            assertThat(dice.get(i).face()).contains(wanted.get(i)[0]);
            assertThat(dice.get(i).xPx()).isCloseTo(Double.parseDouble(wanted.get(i)[1]), within(2.0));
            assertThat(dice.get(i).yPx()).isCloseTo(Double.parseDouble(wanted.get(i)[2]), within(2.0));
        }
    }
}

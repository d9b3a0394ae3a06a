package umpire.vision.twin.numerals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.dnn.Dnn;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The net of the dice can be trained from this code and {@code vision/training}: here a useless one, in two steps. */
class DieTrainingTest {
    private static final Path SCRIPTS =
            Path.of("..", "training").toAbsolutePath().normalize();
    /** The interpreter that has Debian's torch. */
    private static final String PYTHON = "/usr/bin/python3";

    private static final int[] PROBES = {3, 5, 64, 64};

    @TempDir
    private Path directory;

    private void python(String... words) throws IOException, InterruptedException {
        Path log = directory.resolve("log.txt");
        Process process = new ProcessBuilder(Stream.concat(Stream.of(PYTHON, "-B"), Arrays.stream(words))
                        .toList())
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    }

    private static boolean hasTorch() throws InterruptedException {
        try {
            return new ProcessBuilder(PYTHON, "-c", "import cv2, numpy, PIL, torch")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void everyRowOfAnExportHasItsColumns() throws IOException {
        new DieExport(1, 7, true).write(directory);
        List<String> rows = Files.readAllLines(directory.resolve("held000007.csv"));
        assertThat(directory.resolve("held000007.png")).isNotEmptyFile();
        assertThat(rows).hasSizeGreaterThan(100).allSatisfy(row -> {
            List<String> cells = Arrays.asList(row.split(",", -1));
            assertThat(cells).hasSize(15);
            boolean lies = cells.get(1).equals("0");
            assertThat(cells.get(0).equals(String.valueOf(NumeralLabel.NOTHING)))
                    .isNotEqualTo(lies);
            assertThat(cells.get(2).isEmpty()).isNotEqualTo(lies);
        });
    }

    @Test
    void aNetIsTrainedAndAnswersInOpenCvAsInTorch() throws IOException, InterruptedException {
        assumeTrue(hasTorch(), "torch or OpenCV for Python is not installed");
        new DieExport(1, 7, false).write(directory);
        python(SCRIPTS.resolve("cut.py").toString(), ".", "crops.npz");
        python(SCRIPTS.resolve("draw.py").toString(), "drawn.npz", "1", "12", "no-typefaces");
        python(SCRIPTS.resolve("train.py").toString(), "die.pt", "2", "drawn.npz", "crops.npz");
        python(SCRIPTS.resolve("export.py").toString(), "die.pt", "die.onnx", "answers.txt");
        double[] expected = Files.readAllLines(directory.resolve("answers.txt"), StandardCharsets.UTF_8).stream()
                .flatMap(row -> Arrays.stream(row.split(" ")))
                .mapToDouble(Double::parseDouble)
                .toArray();
        float[] answers = new float[expected.length];
        OpenCv.load();
        try (MatScope scope = new MatScope()) {
            Mat probes = scope.keep(new Mat(PROBES, CvType.CV_32F));
            float[] numbers = new float[PROBES[0] * PROBES[1] * PROBES[2] * PROBES[3]];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (float) Math.sin(0.37 * i);
            }
            probes.put(new int[4], numbers);
            var net = Dnn.readNetFromONNX(directory.resolve("die.onnx").toString());
            net.setInput(probes);
            scope.keep(net.forward()).get(0, 0, answers);
        }
        for (int i = 0; i < answers.length; i++) {
            assertThat((double) answers[i]).isCloseTo(expected[i], within(1e-3));
        }
    }
}

package umpire.vision.thresholds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.Threshold;
import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.ThresholdTable.NamedThreshold;
import umpire.vision.see.PictureReader;
import umpire.vision.see.PictureReport;

class EyeThresholdsTest {
    private static final EyeThresholds STANDARD = EyeThresholds.standard();
    private static final Path DICE = Path.of("src", "test", "resources", "golden", "dice", "wood.png");

    @Test
    void eachThresholdHasANameAndADescription() {
        List<NamedThreshold> all = ThresholdTable.all(STANDARD);
        assertThat(all).hasSizeGreaterThan(120).extracting(NamedThreshold::name).doesNotHaveDuplicates();
        for (NamedThreshold one : all) {
            Threshold says = one.says();
            assertThat(one.value()).as(one.name()).isEqualTo(says.value());
            assertThat(List.of(says.unit(), says.tooLow(), says.tooHigh(), says.measuredOn()))
                    .as(one.name())
                    .noneMatch(String::isBlank)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void changingOneThresholdKeepsTheOthers() {
        String name = "dice.pips.minContrastLevels";
        EyeThresholds moved = ThresholdTable.moved(STANDARD, name, 30).orThrow();
        assertThat(moved.dice().pips().minContrastLevels()).isEqualTo(30);
        assertThat(ThresholdTable.moved(moved, name, STANDARD.dice().pips().minContrastLevels())
                        .orThrow())
                .isEqualTo(STANDARD);
    }

    @Test
    void anUnknownThresholdIsReported() {
        for (String name : List.of("dice", "dice.pips", "dice.pips.", "pips.minContrastLevels", "")) {
            assertThat(ThresholdTable.moved(STANDARD, name, 1)).as(name).isInstanceOf(Parsed.Bad.class);
        }
    }

    @Test
    void aMovedThresholdReachesTheEye() {
        assertThat(faces(STANDARD)).isGreaterThan(3);
        assertThat(faces(ThresholdTable.moved(STANDARD, "dice.pips.minContrastLevels", 300)
                        .orThrow()))
                .isZero();
    }

    private static long faces(EyeThresholds thresholds) {
        PictureReport report = new PictureReader(Optional.empty(), thresholds)
                .look(DICE)
                .orThrow()
                .getFirst();
        return report.dice().stream().filter(die -> die.face().isPresent()).count();
    }

    /** A threshold that no code reads could be changed without effect. */
    @Test
    void eachThresholdIsUsed() throws IOException {
        String code;
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            code = files.filter(file -> file.toString().endsWith(".java"))
                    .map(EyeThresholdsTest::text)
                    .collect(Collectors.joining());
        }
        assertThat(ThresholdTable.all(STANDARD))
                .allMatch(one ->
                        code.contains("." + one.name().substring(one.name().lastIndexOf('.') + 1) + "()"));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

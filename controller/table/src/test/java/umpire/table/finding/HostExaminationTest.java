package umpire.table.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.table.finding.Finding.FindingState;

/** Findings on a machine, from its system files. */
class HostExaminationTest {
    private static final Instant TODAY = Instant.parse("2026-11-28T12:00:00Z");
    private static final String ZONE = "sys/class/thermal/thermal_zone0/temp";
    private static final String THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled";

    @TempDir
    private Path root;

    private void say(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private Optional<Finding> finding(String part, Instant now) {
        return new HostExamination(root, root.resolve("data/umpire"), InstantSource.fixed(now))
                .findings().stream().filter(each -> each.part().equals(part)).findFirst();
    }

    private FindingState state(String part) {
        return finding(part, TODAY).orElseThrow().state();
    }

    @ParameterizedTest
    @CsvSource({"45277, GOOD", "71500, DOUBTFUL", "84999, BAD"})
    void aHotProcessorIsFound(String said, FindingState state) throws IOException {
        say(ZONE, said + "\n");
        assertThat(state("warmth")).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({"0x0, GOOD", "0x50000, DOUBTFUL", "50005, BAD", "0x1, BAD", "0x4, GOOD"})
    void aSupplyThatIsTooWeakIsFound(String said, FindingState state) throws IOException {
        say(THROTTLED, said + "\n");
        assertThat(state("power")).isEqualTo(state);
    }

    @Test
    void unreportedValuesAreLeftOut() throws IOException {
        say(ZONE, "not a number");
        assertThat(finding("warmth", TODAY)).isEmpty();
        assertThat(finding("power", TODAY)).isEmpty();
    }

    @Test
    void aClockThatWasNeverSetIsFound() {
        assertThat(state("clock")).isEqualTo(FindingState.GOOD);
        assertThat(finding("clock", Instant.EPOCH).orElseThrow().state()).isEqualTo(FindingState.BAD);
    }

    @Test
    void aFolderIsJudgedByTheDiskThatItWillBeOn() {
        assertThat(finding("disk", TODAY).orElseThrow().says()).contains("MB are free where", "umpire");
    }

    @Test
    void everyFaultHasARemedyAndAProof() throws IOException {
        say(ZONE, "90000");
        say(THROTTLED, "0x1");
        assertThat(new HostExamination(root, root, InstantSource.fixed(Instant.EPOCH)).findings())
                .filteredOn(finding -> finding.state() != FindingState.GOOD)
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(finding -> {
                    assertThat(finding.mend()).isNotBlank();
                    assertThat(finding.proof()).isNotBlank();
                });
    }
}

package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.hardware.Devices;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.table.doctor.Doctor;
import umpire.table.finding.Finding;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** Each example rig file starts a table, with its devices replaced by virtual ones. */
@Timeout(120)
class ExampleRigsTest {
    private static final Path RIGS = Path.of("../../hardware/rig");

    static List<Path> files() throws Exception {
        try (Stream<Path> files = Files.list(RIGS)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    private static Rig read(Path file) throws Exception {
        return RigFile.read(Files.readString(file), file.toString()).orThrow();
    }

    private static Rig virtual(Rig rig) {
        return new Rig(rig.camera(), rig.table(), rig.leds(), rig.buttons(), rig.dice(), Devices.virtual());
    }

    @ParameterizedTest
    @MethodSource("files")
    void itStartsATable(Path file, @TempDir Path folder) throws Exception {
        RunSettings settings = new RunSettings(
                "home",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of("ogre-chess"))),
                virtual(read(file)),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
        try (AttendedTable table = new AttendedTable(folder, settings)) {
            assertThat(table.page("/history.json")).contains("Ogre Chess");
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void throughItsLensTheTableIsFound(Path file, @TempDir Path folder) throws Exception {
        long begun = System.nanoTime();
        List<Finding> findings = new Doctor(
                        virtual(read(file)), folder, Optional.empty(), () -> (System.nanoTime() - begun) / 1_000_000)
                .findings(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), 0);
        assertThat(findings)
                .filteredOn(finding -> List.of("light", "tags").contains(finding.part()))
                .hasSize(2)
                .allMatch(finding -> finding.state() == Finding.FindingState.GOOD);
    }
}

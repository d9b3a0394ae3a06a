package umpire.proof.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import umpire.command.Umpire;
import umpire.mqtt.json.RecordGson;
import umpire.proof.selfplay.CameraReport;
import umpire.proof.selfplay.CameraReport.StageFigures;
import umpire.proof.selfplay.GameEndings;
import umpire.proof.selfplay.LyingOffsets;

/** The exact JSON output of self-play, because scripts read it. */
class SelfplayBytesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/selfplay.txt");

    private final List<String> told = new ArrayList<>();

    @Test
    void theOutputIsUnchangedToTheByte() throws IOException {
        ask("selfplay", "--games", "2", "--seed", "1", "--max-plies", "40", "--json");
        tell("a camera's report", RecordGson.line(cameraReport()));
        compare(String.join("\n", told) + "\n");
    }

    private void ask(String... args) {
        StringWriter out = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        assertThat(line.execute(args)).isZero();
        tell(String.join(" ", args), out.toString());
    }

    /** Replaces the speed, which varies from run to run. */
    private void tell(String asked, String answer) {
        told.add(asked);
        answer.lines()
                .map(line -> line.replaceFirst("(\"positionsPerSecond\":)\\d+", "$1N"))
                .forEach(line -> told.add("    " + line));
    }

    private static CameraReport cameraReport() {
        return new CameraReport(
                2,
                300,
                1,
                4,
                5_000_000_000L,
                70,
                new TreeMap<>(Map.of("quiet", 1, "checkmate", 1)),
                new GameEndings(
                        new TreeMap<>(Map.of(
                                "White",
                                new TreeMap<>(Map.of("checkmate", 1)),
                                "nobody",
                                new TreeMap<>(Map.of("quiet", 1)))),
                        new TreeMap<>(Map.of(90, 1, 210, 1))),
                new LyingOffsets(84, 0.125, 0.5),
                List.of(new StageFigures("detect", 12, 20.25), new StageFigures("a & b", 0.125, 1e-7)),
                List.of("meant e2-e3, read <e2-e4>"),
                List.of("after 12 plies: White: Was this played, or taken back?"));
    }

    /** {@code -Dumpire.golden=write} rewrites the file; review the difference before committing it. */
    private static void compare(String now) throws IOException {
        if ("write".equals(System.getProperty("umpire.golden"))) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, now);
        }
        assertThat(now).isEqualTo(Files.readString(GOLDEN));
    }
}

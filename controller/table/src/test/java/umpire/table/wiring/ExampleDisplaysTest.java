package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.table.games.GameChoice;
import umpire.testing.Wait;
import umpire.web.TrustedNames;

/** The displays of docs/mqtt/examples show a known game while they run beside a real table. */
@Timeout(600)
class ExampleDisplaysTest {
    private static final Path EXAMPLES = Path.of("../../docs/mqtt/examples");
    private static final int LINES_MOST = 110;

    /** Too few pixels to read anything. */
    private static final Camera BLIND = Camera.reference().scaledTo(160, 120);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"python3, -c, import paho.mqtt.client, display.py", "node, -e, process.version, display.mjs"})
    void anExampleShowsAKnownGame(String program, String option, String trial, String example) throws Exception {
        assumeItRuns(program, option, trial);
        Path printed = folder.resolve("printed.txt");
        int port = freePort();
        AttendedTable table = new AttendedTable(folder.resolve("data"), settings(port));
        try (table) {
            Process display = new ProcessBuilder(
                            program, EXAMPLES.resolve(example).toString(), "127.0.0.1", Integer.toString(port), "home")
                    .redirectErrorStream(true)
                    .redirectOutput(printed.toFile())
                    .start();
            try {
                shows(printed, "Ogre Chess: ");
                table.ask("start", "");
                shows(printed, """
                        Ogre Chess: playing
                        > White: 42 points of material, 50 % to win
                          Black: 42 points of material, 50 % to win
                        """);
                table.ask("act", ",\"notation\":\"e2-e3\"");
                shows(printed, """
                        > Black: 42 points of material, 50 % to win
                          The INF on e2 goes to e3.
                        """);
                table.close();
                shows(printed, "The table is not running.\n");
            } finally {
                display.destroyForcibly().waitFor();
            }
        }
    }

    @Test
    void anExampleIsAPageLong() throws IOException {
        for (String example : List.of("display.py", "display.mjs")) {
            assertThat(Files.readAllLines(EXAMPLES.resolve(example)))
                    .as(example)
                    .hasSizeLessThan(LINES_MOST);
        }
    }

    /** Returns settings with a port of the broker that is known before the table starts. */
    private RunSettings settings(int mqttPort) {
        RunSettings free = AttendedTable.settings(
                folder.resolve("data"), Rig.standard().through(BLIND), Optional.of(GameChoice.of("ogre-chess")));
        return new RunSettings(
                free.table(),
                free.play(),
                free.rig(),
                free.files(),
                new RunSettings.Network(
                        "127.0.0.1", 0, mqttPort, 0, Optional.empty(), TrustedNames.NONE, HomeAssistantAccess.NONE));
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private static void assumeItRuns(String program, String option, String trial) throws InterruptedException {
        try {
            Process tried = new ProcessBuilder(program, option, trial)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            Assumptions.assumeTrue(tried.waitFor() == 0, program + " cannot do: " + trial);
        } catch (IOException none) {
            Assumptions.abort("there is no " + program);
        }
    }

    private static void shows(Path printed, String text) throws InterruptedException {
        try {
            Wait.until("the display shows: " + text, () -> read(printed).contains(text));
        } catch (AssertionError silent) {
            assertThat(read(printed)).contains(text);
        }
    }

    private static String read(Path printed) {
        try {
            return Files.readString(printed);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}

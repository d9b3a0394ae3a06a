package umpire.table.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.table.Umpire;

class CommandLineTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(args);
    }

    @Test
    void helpHasExamples() {
        for (String command : new String[] {"run", "see", "selfplay", "judge", "replay", "games"}) {
            assertThat(run(command, "--help")).isZero();
        }
        assertThat(out.toString().split("Examples:", -1)).hasSize(7);
    }

    @Test
    void badUsageExitsWithTwoAndSaysWhereHelpIs() {
        assertThat(run("selfplay", "--games", "many")).isEqualTo(2);
        assertThat(err.toString()).contains("--games").contains("--help");
    }

    @Test
    void anUnknownCommandExitsWithTwo() {
        assertThat(run("sefplay")).isEqualTo(2);
        assertThat(err.toString()).contains("selfplay");
    }

    @Test
    void anUnknownGameIsAFailureThatNamesTheGames() {
        assertThat(run("selfplay", "--game", "whist")).isEqualTo(1);
        assertThat(err.toString()).contains("ogre-chess");
    }

    @Test
    void selfplayTellsWhatItCameTo() {
        assertThat(run("selfplay", "--games", "2", "--seed", "3")).isZero();
        assertThat(out.toString())
                .contains("games      2")
                .contains("positions")
                .contains("none broken");
    }

    @Test
    void aRigFileWithANegativeSizeIsRefusedWithItsLine() throws Exception {
        Path rig = folder.resolve("rig.yaml");
        Files.writeString(rig, "table:\n  widthMm: -5\n");
        assertThat(run("run", "--rig", rig.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("rig.yaml").contains("2").contains("widthMm");
    }

    @Test
    void aPortOutOfRangeIsBadUsage() {
        assertThat(run("run", "--port", "70000")).isEqualTo(2);
        assertThat(err.toString()).contains("65535");
    }

    @Test
    void replayWithoutAJournalSaysSo() {
        assertThat(run("replay", "--data", folder.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("no journal");
    }

    @Test
    void aFileThatIsNoRecordingIsRefused() throws Exception {
        Path file = folder.resolve("evening.gz");
        Files.writeString(file, "not packed");
        assertThat(run("replay", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("not a recording");
    }
}

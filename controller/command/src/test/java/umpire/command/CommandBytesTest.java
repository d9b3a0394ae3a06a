package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Pose;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.see.PictureReport.FrameRange;
import umpire.vision.see.PictureReport.PieceSeen;
import umpire.vision.see.PictureReport.PixelBox;
import umpire.vision.see.PictureReport.RigSeen;

/** The exact JSON output of the commands, because scripts read it. */
class CommandBytesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/commands.txt");
    private static final PixelBox BOX = new PixelBox(1200, 2.25, 33.33, 0);

    @TempDir
    private Path folder;

    private final List<String> told = new ArrayList<>();

    @Test
    void theOutputIsUnchangedToTheByte() throws IOException, JournalException {
        ask("games", "--json");
        told.set(1, told.get(1).replaceFirst("(?<=says\":\"[^\"]{1,200}\"}).*", "... and so on"));
        writeJournal();
        ask("replay", "--data", folder.toString(), "--json");
        tell("a picture", ReportJson.line(fullReport()));
        tell("a picture without a rig", ReportJson.line(bareReport()));
        compare(String.join("\n", told) + "\n");
    }

    private void ask(String... args) {
        StringWriter out = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        assertThat(line.execute(args)).isZero();
        tell(String.join(" ", args).replace(folder.toString(), "FOLDER"), out.toString());
    }

    private void tell(String asked, String answer) {
        told.add(asked);
        answer.lines().forEach(line -> told.add("    " + line));
    }

    private void writeJournal() throws JournalException {
        try (Journal journal =
                Journal.open(folder, InstantSource.fixed(Instant.EPOCH)).journal()) {
            GameHeader chess = new GameHeader(new GameId("ogre-chess"), Map.of(), SessionSettings.standard());
            journal.append(
                    chess,
                    List.of(
                            new Entry(EntryKind.SET_UP, "7c/8/8/3g4/4I(2)3/8/8/7C w"),
                            new Entry(EntryKind.PLAYED, "e4xd5"),
                            new Entry(EntryKind.PLAYED, "roll 4"),
                            new Entry(EntryKind.TAKEN_BACK, "1")));
        }
    }

    private static PictureReport fullReport() {
        return new PictureReport(
                "dim & <warm>.jpg",
                2028,
                1520,
                Optional.of(new RigSeen(true, Optional.of(0.98765))),
                List.of(
                        new DieSeen("d6", Optional.of("5"), false, Optional.of(new Pose(100, -2.345, 90)), BOX, 0.9996),
                        new DieSeen("d6", Optional.empty(), true, Optional.empty(), BOX, 0)),
                List.of(
                        new PieceSeen(
                                7,
                                Optional.of("White Tank"),
                                Optional.of(new Pose(0.004, 300, 359.99)),
                                Optional.of(16.125),
                                BOX,
                                1),
                        new PieceSeen(9, Optional.empty(), Optional.empty(), Optional.empty(), BOX, 0.5)),
                Optional.of(new FrameRange(0, 12)),
                List.of("a tag is seen twice"),
                250);
    }

    private static PictureReport bareReport() {
        return new PictureReport(
                "a.png", 10, 20, Optional.empty(), List.of(), List.of(), Optional.empty(), List.of(), 1);
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

package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.rules.kernel.GameId;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;

/** A recorded evening that is restored on another machine has the same history, dice and ratings. */
class RestoredEveningTest {
    private static final InstantSource EVENING = InstantSource.fixed(Instant.parse("2026-10-02T18:30:00Z"));

    @TempDir
    private Path folder;

    private Path data;

    @BeforeEach
    void anEvening() throws JournalException {
        data = folder.resolve("data");
        try (Journal journal = Journal.open(data, EVENING).journal()) {
            for (String loser : List.of("Black", "White", "Black")) {
                journal.append(
                        new GameHeader(new GameId("ogre-chess"), Map.of()),
                        List.of(
                                new Entry(EntryKind.CHOSEN, ""),
                                new Entry(EntryKind.SET_UP, "7c/8/8/3g4/4I(2)3/8/8/7C w"),
                                new Entry(EntryKind.PLAYED, "e4xd5"),
                                new Entry(EntryKind.NOTED, "dice=real"),
                                new Entry(EntryKind.NOTED, "player White=Ada"),
                                new Entry(EntryKind.NOTED, "level Black=2"),
                                new Entry(EntryKind.PLAYED, "roll 5"),
                                new Entry(EntryKind.RESIGNED, loser)));
            }
        }
    }

    private String umpire(int code, String... args) {
        StringWriter said = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(said, true));
        line.setErr(new PrintWriter(said, true));
        assertThat(line.execute(args)).as(said.toString()).isEqualTo(code);
        return said.toString();
    }

    @Test
    void historyAndRatingsAreTheSame() {
        String file = folder.resolve("evening.zip").toString();
        String fresh = folder.resolve("fresh").toString();
        assertThat(umpire(0, "backup", file, "--data", data.toString()))
                .contains("has the 3 games of", "umpire restore");
        assertThat(umpire(0, "restore", file, "--data", fresh))
                .contains("has the 3 games of")
                .doesNotContain("old files");
        for (List<String> command : List.of(
                List.of("replay", "--list"),
                List.of("replay", "--number", "2"),
                List.of("statistics"),
                List.of("statistics", "--json"))) {
            String[] before = command.toArray(new String[command.size() + 2]);
            before[command.size()] = "--data";
            before[command.size() + 1] = data.toString();
            String[] after = before.clone();
            after[command.size() + 1] = fresh;
            assertThat(umpire(0, after)).isEqualTo(umpire(0, before)).isNotBlank();
        }
        assertThat(umpire(1, "restore", file, "--data", fresh)).contains("has games already", "--replace");
        assertThat(umpire(0, "restore", file, "--data", fresh, "--replace")).contains("before-restore-1");
        assertThat(umpire(1, "backup", file, "--data", data.toString())).contains("exists already");
    }

    @Test
    void statisticsHaveTextJsonAndADrawing() throws Exception {
        Path plot = folder.resolve("dice.svg");
        String text = umpire(0, "statistics", "--data", data.toString(), "--plot", plot.toString());
        assertThat(text)
                .contains(
                        "d6, real: 3 throws",
                        "  5                3  of a fair die: 0.5",
                        "Too few throws",
                        "Ogre Chess, rating",
                        "Ada",
                        "2 won, 0 drawn, 1 lost",
                        "the table at level 2");
        assertThat(Files.readString(plot)).contains("d6, real: 3 throws");
        JsonObject json = JsonParser.parseString(umpire(0, "statistics", "--data", data.toString(), "--json"))
                .getAsJsonObject();
        assertThat(json.getAsJsonArray("dice")
                        .get(0)
                        .getAsJsonObject()
                        .get("thrown")
                        .getAsInt())
                .isEqualTo(3);
        assertThat(json.getAsJsonArray("ratings")).hasSize(1);
        assertThat(umpire(1, "statistics", "--data", folder.resolve("none").toString()))
                .contains("There is no journal in");
        assertThat(umpire(
                        1,
                        "statistics",
                        "--data",
                        data.toString(),
                        "--plot",
                        folder.resolve("no/x.svg").toString()))
                .contains("cannot be written");
    }
}

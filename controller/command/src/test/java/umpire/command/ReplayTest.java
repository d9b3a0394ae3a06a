package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;

final class ReplayTest {
    private static final Instant EVENING = Instant.parse("2026-10-02T18:30:00Z");
    private static final String BEGUN =
            EVENING.atZone(ZoneId.systemDefault()).toLocalDateTime().toString().replace('T', ' ');

    @TempDir
    private Path folder;

    @BeforeEach
    void twoGamesWerePlayed() throws JournalException {
        try (Journal journal =
                Journal.open(folder, InstantSource.fixed(EVENING)).journal()) {
            append(journal, Map.of("passAllowed", "true"), new Entry(EntryKind.SET_UP, "7c/8/8/3g4/4I(2)3/8/8/7C w"));
            append(
                    journal,
                    Map.of(),
                    new Entry(EntryKind.CHOSEN, ""),
                    new Entry(EntryKind.SET_UP, "7c/8/8/3g4/4I(2)3/8/8/7C w"),
                    new Entry(EntryKind.PLAYED, "e4xd5"));
        }
    }

    private static void append(Journal journal, Map<String, String> rulings, Entry... entries) throws JournalException {
        journal.append(new GameHeader(new GameId("ogre-chess"), rulings, SessionSettings.standard()), List.of(entries));
    }

    private List<String> replay(String... args) {
        StringWriter out = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        List<String> asked = new ArrayList<>(List.of("replay", "--data", folder.toString()));
        asked.addAll(List.of(args));
        assertThat(line.execute(asked.toArray(String[]::new))).isZero();
        return out.toString().lines().toList();
    }

    @Test
    void theListShowsGameOptionsTimeAndLength() {
        assertThat(replay("--list"))
                .containsExactly(
                        "  1  Ogre Chess, passAllowed=true, begun " + BEGUN + ", 0 actions",
                        "  2  Ogre Chess, begun " + BEGUN + ", 1 action");
    }

    @Test
    void aReplayBeginsWithTheGamesTitle() {
        List<String> told = replay();
        assertThat(told.get(0)).isEqualTo("Ogre Chess, begun " + BEGUN + ", 1 action");
        assertThat(told.get(1)).contains("set_up").contains("7c/8/8/3g4/4I(2)3/8/8/7C w");
        assertThat(told).noneMatch(line -> line.contains("chosen"));
        assertThat(told.get(told.size() - 1)).startsWith("Position: ");
    }

    @Test
    void aReviewHasTextAndJson() {
        List<String> told = replay("--analysis", "--level", "1");
        assertThat(told.getFirst()).startsWith("Ogre Chess, begun ");
        assertThat(told).anyMatch(line -> line.matches(" +1 +[0-9]+ %  #* +White: .*"));
        assertThat(told.getLast()).startsWith("Black lost 0 percentage points");
        List<String> json = replay("--analysis", "--level", "1", "--json");
        JsonObject report = JsonParser.parseString(json.getFirst()).getAsJsonObject();
        JsonObject choice = report.getAsJsonArray("choices").get(0).getAsJsonObject();
        assertThat(choice.get("number").getAsInt()).isEqualTo(1);
        assertThat(choice.get("chance").getAsDouble()).isBetween(0.0, 1.0);
        assertThat(report.getAsJsonArray("seats")).hasSize(2);
    }

    @Test
    void anEmptyGameHasNoReview() {
        StringWriter err = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setErr(new PrintWriter(err, true));
        assertThat(line.execute("replay", "--data", folder.toString(), "--number", "1", "--analysis"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("nothing was played");
    }
}

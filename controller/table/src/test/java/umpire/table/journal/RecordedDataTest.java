package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.recording.GameHeader;
import umpire.recording.Recorder;
import umpire.recording.Recording;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;

/** A game's data files are recorded with it, so later changes of the files do not affect it. */
class RecordedDataTest {
    private static final String MAP = "# ours\nhexes: 7 \\ 8\r\nname: \"a=b\"\n";
    private static final GameHeader HEADER = new GameHeader(
            new GameId("mapped"), Map.of("variant", "second"), Map.of("map", MAP), SessionSettings.standard());

    @TempDir
    private Path folder;

    @Test
    void aJournalKeepsTheDataOfItsGame() throws Exception {
        Entry begins = new Entry(Entry.EntryKind.SET_UP, "start");
        Entry played = new Entry(Entry.EntryKind.PLAYED, "a1-a2");
        try (Journal journal = Journal.open(folder, InstantSource.system()).journal()) {
            journal.append(HEADER, List.of(begins));
            journal.append(HEADER, List.of(played));
        }
        try (Journal journal = Journal.open(folder, InstantSource.system()).journal()) {
            RecordedGame game = journal.current().orElseThrow();
            assertThat(game.header()).isEqualTo(HEADER);
            assertThat(game.entries()).containsExactly(begins, played);
        }
    }

    @Test
    void aRecordingKeepsTheDataOfItsGame() throws Exception {
        Path file = folder.resolve("evening.jsonl.gz");
        new Recorder(file, HEADER, List.of(new Entry(Entry.EntryKind.SET_UP, "start"))).close();
        assertThat(Recording.read(file).game()).isEqualTo(HEADER);
    }

    @Test
    void theTextIsStoredOnceAndThenByItsDigest() {
        assertThat(HEADER.lines(true)).contains("hexes: 7 \\\\ 8\\r\\nname");
        assertThat(HEADER.lines(false)).doesNotContain("hexes").contains("data.map=");
        Map<String, String> texts = new HashMap<>();
        assertThat(GameHeader.of("mapped", HEADER.lines(true), texts)).isEqualTo(HEADER);
        assertThat(GameHeader.of("mapped", HEADER.lines(false), texts)).isEqualTo(HEADER);
    }

    @Test
    void missingOrChangedDataIsDetected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameHeader.of("mapped", HEADER.lines(false), new HashMap<>()))
                .withMessage("the text of the data file 'map' is missing");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        GameHeader.of("mapped", HEADER.lines(true).replace("hexes: 7", "hexes: 9"), new HashMap<>()));
    }
}

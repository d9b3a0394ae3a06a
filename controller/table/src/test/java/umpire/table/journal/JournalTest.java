package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.GameId;

class JournalTest {
    static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-01-01T18:00:00Z"));
    static final GameHeader CHESS =
            new GameHeader(new GameId("ogre-chess"), Map.of("ramming", "yes", "weakSpot", "a=b"));

    @TempDir
    Path folder;

    static Entry entry(EntryKind kind, String text) {
        return new Entry(kind, text);
    }

    Journal open() throws JournalException {
        Journal.Opened opened = Journal.open(folder, CLOCK);
        assertThat(opened.notices()).isEmpty();
        return opened.journal();
    }

    @Test
    void aNewFolderHasNoCurrentGame() throws JournalException {
        try (Journal journal = open()) {
            assertThat(journal.current()).isEmpty();
        }
    }

    @Test
    void entriesAndRulingsSurviveReopening() throws JournalException {
        List<Entry> entries = List.of(
                entry(EntryKind.SET_UP, "the opening 'quoted' \u2654"),
                entry(EntryKind.PLAYED, "e2-e4"),
                entry(EntryKind.TAKEN_BACK, "1"),
                entry(EntryKind.STANDS, "some position"),
                entry(EntryKind.PAUSED, "operator"),
                entry(EntryKind.RESUMED, "operator"));
        try (Journal journal = open()) {
            journal.append(CHESS, entries.subList(0, 2));
            journal.append(CHESS, entries.subList(2, 6));
        }
        try (Journal journal = open()) {
            RecordedGame game = journal.current().orElseThrow();
            assertThat(game.header()).isEqualTo(CHESS);
            assertThat(game.entries()).isEqualTo(entries);
        }
    }

    @Test
    void settingsSurviveReopening() throws JournalException {
        try (Journal journal = open()) {
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "the opening"), entry(EntryKind.PLAYED, "a")));
            journal.append(CHESS.with(new SessionSettings(true)), List.of(entry(EntryKind.PLAYED, "b")));
        }
        try (Journal journal = open()) {
            RecordedGame game = journal.current().orElseThrow();
            assertThat(game.entries()).hasSize(3);
            assertThat(game.header()).isEqualTo(CHESS.with(new SessionSettings(true)));
            journal.append(CHESS, List.of(entry(EntryKind.PLAYED, "c")));
            assertThat(journal.current().orElseThrow().header()).isEqualTo(CHESS);
        }
    }

    @Test
    void aSetUpStartsAnotherGameAndTheEarlierOnesCanStillBeRead() throws JournalException {
        GameHeader other = new GameHeader(new GameId("diceland"), Map.of());
        try (Journal journal = open()) {
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "first"), entry(EntryKind.PLAYED, "a")));
            journal.append(other, List.of(entry(EntryKind.SET_UP, "second"), entry(EntryKind.PLAYED, "b")));
            assertThat(journal.current().orElseThrow().header()).isEqualTo(other);
            assertThat(journal.current().orElseThrow().entries()).hasSize(2);
            assertThat(Journal.read(folder).games())
                    .extracting(game -> game.header().game().name())
                    .containsExactly("ogre-chess", "diceland");
        }
    }

    @Test
    void appendingNothingWritesNothing() throws JournalException {
        try (Journal journal = open()) {
            journal.append(CHESS, List.of());
            assertThat(journal.current()).isEmpty();
        }
    }

    @Test
    void theCausesOfEarlierGamesAreRememberedToo() throws JournalException {
        try (Journal journal = open()) {
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "old"), entry(EntryKind.PLAYED, "a")), "phone/1");
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "new")), "phone/2");
            journal.append(CHESS, List.of(entry(EntryKind.PLAYED, "b")));
            journal.append(CHESS, List.of(entry(EntryKind.PLAYED, "c"), entry(EntryKind.PLAYED, "d")), "phone/3");
        }
        try (Journal journal = open()) {
            assertThat(journal.causes()).containsExactly("phone/1", "phone/2", "phone/3");
        }
    }

    @Test
    void aSecondTableOnTheSameFolderIsRefused() throws JournalException {
        try (Journal journal = open()) {
            assertThatThrownBy(() -> Journal.open(folder, CLOCK))
                    .isInstanceOf(JournalException.class)
                    .hasMessageContaining("Another Umpire already uses")
                    .hasMessageContaining("--data");
            assertThat(journal.current()).isEmpty();
        }
        open().close();
    }

    @Test
    void aFolderThatCannotBeCreatedIsAnError() throws Exception {
        Path file = Files.writeString(folder.resolve("plain"), "a file");
        assertThatThrownBy(() -> Journal.open(file.resolve("data"), CLOCK))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("cannot be written")
                .hasMessageContaining("--data");
    }

    @Test
    void aFullDiskRefusesEntriesUntilThereIsRoom() throws Exception {
        List<Entry> kept = new ArrayList<>(List.of(entry(EntryKind.SET_UP, "opening")));
        Entry big = entry(EntryKind.PLAYED, "x".repeat(50_000));
        try (Journal journal = open()) {
            journal.append(CHESS, kept);
            journal.file().limitPages(4);
            assertThatThrownBy(() -> journal.append(CHESS, List.of(big)))
                    .isInstanceOf(JournalException.class)
                    .hasMessageContaining("disk is full");
            assertThat(journal.current().orElseThrow().entries()).isEqualTo(kept);
            journal.file().limitPages(1_000_000);
            journal.append(CHESS, List.of(big));
            kept.add(big);
        }
        try (Journal journal = open()) {
            assertThat(journal.current().orElseThrow().entries()).isEqualTo(kept);
        }
    }

    @Test
    void aJournalThatDoesNotFoldIsSetAside() throws Exception {
        try (Journal journal = open()) {
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "opening"), entry(EntryKind.PLAYED, "nonsense")));
            String notice = journal.setAside("'nonsense' is not an action here");
            assertThat(notice).contains("'nonsense' is not an action here").contains("journal.db.corrupt-1");
            assertThat(journal.current()).isEmpty();
            journal.append(CHESS, List.of(entry(EntryKind.SET_UP, "again")));
        }
        assertThat(folder.resolve("journal.db.corrupt-1")).exists();
        try (Journal journal = open()) {
            assertThat(journal.current().orElseThrow().entries()).containsExactly(entry(EntryKind.SET_UP, "again"));
        }
    }
}

package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.Seat;

/** Names and levels are noted with the first action, and when they change. */
class NotedEntriesTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final Entry SET_UP = new Entry(EntryKind.SET_UP, "");
    private static final Entry PLAYED = new Entry(EntryKind.PLAYED, "e2-e3");

    private TableNotes now = TableNotes.NONE.throwing(true).naming(WHITE, "Ada = Eve");
    private final List<Entry> stored = new ArrayList<>();
    private NotedEntries notes = restarted();

    private NotedEntries restarted() {
        return new NotedEntries(() -> now, () -> stored);
    }

    private List<String> noted(Entry... entries) {
        int before = stored.size();
        notes.append(List.of(entries), stored::addAll);
        return stored.subList(before, stored.size()).stream()
                .map(entry -> entry.kind() == EntryKind.NOTED
                        ? entry.text()
                        : entry.kind().name())
                .toList();
    }

    @Test
    void theFirstActionNotesThePlayers() {
        assertThat(noted(SET_UP)).containsExactly("SET_UP");
        assertThat(noted(PLAYED)).containsExactly("PLAYED", "dice=virtual", "player White=Ada = Eve");
        assertThat(TableNotes.of(stored)).isEqualTo(now);
        assertThat(noted(PLAYED)).containsExactly("PLAYED");
    }

    @Test
    void aChangeIsNotedWithTheNextAction() {
        noted(SET_UP, PLAYED);
        now = TableNotes.NONE.throwing(true).playedByTable(BLACK, 3);
        assertThat(noted(PLAYED)).containsExactly("PLAYED", "level Black=3", "player White=");
        assertThat(TableNotes.of(stored)).isEqualTo(now);
        assertThat(TableNotes.of(stored).name(WHITE)).isEmpty();
        assertThat(TableNotes.of(stored).level(BLACK)).contains("3");
    }

    @Test
    void aRestartNotesNothingAgainAndANewGameEverything() {
        noted(SET_UP, PLAYED);
        notes = restarted();
        assertThat(noted(PLAYED)).containsExactly("PLAYED");
        assertThat(noted(SET_UP, PLAYED)).hasSize(4);
    }

    @Test
    void whatCouldNotBeStoredIsNotedLater() {
        assertThatThrownBy(() -> notes.<IOException>append(List.of(SET_UP, PLAYED), entries -> {
                    throw new IOException("the disk is full");
                }))
                .hasMessage("the disk is full");
        assertThat(noted(SET_UP, PLAYED)).hasSize(4);
    }

    /** The table plays a seat of a person whose name is still known. */
    @Test
    void aSeatThatTheTablePlaysHasNoName() {
        TableNotes notes = now.playedByTable(WHITE, 5);
        assertThat(notes.name(WHITE)).isEmpty();
        assertThat(notes.dice()).contains("virtual");
    }
}

package umpire.table.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.TableNotes;

/** Adds notes about the table to a game's entries: with the first action, and when they changed. Confined to the table's thread. */
final class NotedEntries {
    private final Supplier<TableNotes> now;
    private final Supplier<List<Entry>> recorded;
    private Optional<TableNotes> noted = Optional.empty();

    /**
     * Creates it for a game.
     *
     * @param now returns the present notes
     * @param recorded returns the entries of the game so far
     */
    NotedEntries(Supplier<TableNotes> now, Supplier<List<Entry>> recorded) {
        this.now = now;
        this.recorded = recorded;
    }

    /** Stores entries, which need no notes before an action was played. */
    interface Store<E extends Exception> {
        void append(List<Entry> entries) throws E;
    }

    /** Stores entries and the notes that changed. */
    <E extends Exception> void append(List<Entry> entries, Store<E> store) throws E {
        if (has(entries, EntryKind.SET_UP)) {
            noted = Optional.of(TableNotes.NONE);
        }
        if (!has(entries, EntryKind.PLAYED)) {
            store.append(entries);
            return;
        }
        TableNotes present = now.get();
        List<Entry> all = new ArrayList<>(entries);
        all.addAll(present.since(noted.orElseGet(() -> TableNotes.of(recorded.get()))));
        store.append(all);
        noted = Optional.of(present);
    }

    private static boolean has(List<Entry> entries, EntryKind kind) {
        return entries.stream().anyMatch(entry -> entry.kind() == kind);
    }
}

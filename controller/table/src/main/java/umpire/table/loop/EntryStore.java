package umpire.table.loop;

import java.io.IOException;
import java.util.List;
import umpire.referee.session.record.Entry;

/** Where entries become durable. */
@FunctionalInterface
public interface EntryStore {
    /**
     * Returns when the entries are on disk.
     *
     * @param entries all or none of them will count
     * @param cause what identifies the command that led to them; empty when none did
     * @throws IOException when they are not on disk; the message says what to do, and none of them counts
     */
    void append(List<Entry> entries, String cause) throws IOException;
}

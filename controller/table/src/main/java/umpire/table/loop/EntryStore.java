package umpire.table.loop;

import java.io.IOException;
import java.util.List;
import umpire.referee.session.record.Entry;

/** Makes entries durable. */
@FunctionalInterface
public interface EntryStore {
    /**
     * Returns when the entries are on disk.
     *
     * @param entries stored all or none
     * @param cause the id of the command that led to them; empty without one
     * @throws IOException when they could not be stored, so none counts; the message says what to do
     */
    void append(List<Entry> entries, String cause) throws IOException;
}

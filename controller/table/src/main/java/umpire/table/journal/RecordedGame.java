package umpire.table.journal;

import java.util.List;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;

/**
 * One game as it was recorded.
 *
 * @param header which game, by which rulings, and how the table was set last
 * @param entries in the order they were recorded; the first is a {@code SET_UP} unless the beginning was lost
 */
public record RecordedGame(GameHeader header, List<Entry> entries) {
    public RecordedGame {
        entries = List.copyOf(entries);
    }
}

package umpire.table.journal;

import java.util.List;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;

/**
 * One game as it was recorded.
 *
 * @param row the number of the row with which it began, by which it is known for ever
 * @param header which game, by which rulings, and how the table was set last
 * @param entries in the order they were recorded; the first is {@code SET_UP} or {@code CHOSEN} unless the beginning was lost
 * @param begunMs when it was begun, in milliseconds of wall time since 1970
 * @param playedMs when it was last played, likewise
 * @param left whether another game was chosen while this one was on the table
 */
public record RecordedGame(
        long row, GameHeader header, List<Entry> entries, long begunMs, long playedMs, boolean left) {
    public RecordedGame {
        entries = List.copyOf(entries);
    }

    /** Returns whether anything was set up or played: choosing alone makes no game. */
    public boolean begun() {
        return entries.stream().anyMatch(entry -> entry.kind() != Entry.EntryKind.CHOSEN);
    }

    /** Returns whether anybody has played: a table that was only set up holds nothing to go back to. */
    public boolean played() {
        return entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.PLAYED);
    }

    /** Returns whether newcomers are taught in it, or nothing was played since their lesson ended. */
    public boolean lesson() {
        boolean lesson = false;
        boolean ended = false;
        for (Entry entry : entries) {
            switch (entry.kind()) {
                case TAUGHT -> {
                    lesson = true;
                    ended = entry.text().equals(Entry.LESSON_ENDS);
                }
                case PLAYED -> lesson &= !ended;
                default -> {}
            }
        }
        return lesson;
    }
}

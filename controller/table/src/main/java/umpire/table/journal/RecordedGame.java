package umpire.table.journal;

import java.util.List;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;

/**
 * One recorded game.
 *
 * @param row the number of its first row, its permanent id
 * @param header the game, its rulings and last settings
 * @param entries in recorded order; the first is {@code SET_UP} or {@code CHOSEN} unless the beginning was lost
 * @param timesMs when each entry was recorded, in milliseconds since 1970
 * @param left whether another game was chosen during this one
 */
public record RecordedGame(long row, GameHeader header, List<Entry> entries, List<Long> timesMs, boolean left) {
    public RecordedGame {
        entries = List.copyOf(entries);
        timesMs = List.copyOf(timesMs);
    }

    /** Returns when it was begun, in milliseconds since 1970. */
    public long begunMs() {
        return timesMs.getFirst();
    }

    /** Returns when it was last played, in milliseconds since 1970. */
    public long playedMs() {
        return timesMs.getLast();
    }

    /** Returns whether anything was set up or played. A choice alone does not begin a game. */
    public boolean begun() {
        return entries.stream().anyMatch(entry -> entry.kind() != Entry.EntryKind.CHOSEN);
    }

    /** Returns whether any action was played. A game that was only set up is not kept as unfinished. */
    public boolean played() {
        return entries.stream().anyMatch(entry -> entry.kind() == Entry.EntryKind.PLAYED);
    }

    /** Returns whether it is a lesson, or nothing was played after its lesson. */
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

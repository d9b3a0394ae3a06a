package umpire.table.loop;

import java.util.List;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.board.OtherGame;

/** Receives the table's announcements on the table's own thread. Must not block. */
public interface AnnouncementListener {
    /**
     * Called after each turn with new log lines or a changed snapshot.
     *
     * @param tableSnapshot the current snapshot
     * @param told new lines of the game log
     */
    void said(TableSnapshot tableSnapshot, List<GameLogEntry> told);

    /** Called after every turn, some twenty times a second, and more often with much input. */
    void turned();

    /** A player confirmed that the game of another board should be played. Must only enqueue. */
    default void wanted(OtherGame game) {}
}

package umpire.table.loop;

import java.util.List;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.session.board.OtherGame;

/** Hears what the table says, on the table's own thread. Must not block. */
public interface AnnouncementListener {
    /**
     * Called after each turn in which something was said or the bulletin changed.
     *
     * @param bulletin all that holds now
     * @param told new lines of the chronicle
     */
    void said(Bulletin bulletin, List<ChronicleLine> told);

    /** Called after every turn, some twenty times a second and more when much comes in. */
    void turned();

    /** Somebody said that this game is to be played instead, whose board was laid down. Must only enqueue. */
    default void wanted(OtherGame game) {}
}

package umpire.table.wiring;

import java.util.List;
import java.util.function.Consumer;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.board.OtherGame;
import umpire.table.loop.AnnouncementListener;

/**
 * Passes the table's announcements to their receivers, and requests for another game to the game changer.
 *
 * @param explainer must only enqueue
 * @param buzzer receives log lines; must only enqueue
 * @param games must only enqueue
 */
record TableListener(
        AnnouncementListener speaker,
        Consumer<TableSnapshot> explainer,
        Consumer<List<GameLogEntry>> buzzer,
        Consumer<OtherGame> games)
        implements AnnouncementListener {
    @Override
    public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
        speaker.said(tableSnapshot, told);
        explainer.accept(tableSnapshot);
        buzzer.accept(told);
    }

    @Override
    public void turned() {
        speaker.turned();
    }

    @Override
    public void wanted(OtherGame game) {
        games.accept(game);
    }
}

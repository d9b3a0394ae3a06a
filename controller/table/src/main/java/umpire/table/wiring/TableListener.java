package umpire.table.wiring;

import java.util.List;
import java.util.function.Consumer;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
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
        Consumer<Bulletin> explainer,
        Consumer<List<ChronicleLine>> buzzer,
        Consumer<OtherGame> games)
        implements AnnouncementListener {
    @Override
    public void said(Bulletin bulletin, List<ChronicleLine> told) {
        speaker.said(bulletin, told);
        explainer.accept(bulletin);
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

package umpire.table.wiring;

import java.util.List;
import java.util.function.Consumer;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.session.board.OtherGame;
import umpire.table.loop.AnnouncementListener;

/**
 * Hears the table: what it says is passed on to be spoken, and which game somebody wants to whoever changes games.
 *
 * @param explainer must only enqueue
 * @param buzzer hears what happened; must only enqueue
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

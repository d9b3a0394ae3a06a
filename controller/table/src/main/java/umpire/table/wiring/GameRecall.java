package umpire.table.wiring;

import java.util.List;
import umpire.referee.announcement.PastStep;
import umpire.web.HistoryDesk;

/**
 * Returns the current game's past actions for the pages.
 *
 * @param inPlay the current game
 */
record GameRecall(GameInPlay inPlay) implements HistoryDesk {
    @Override
    public String game() {
        return inPlay.now().game().id().name();
    }

    @Override
    public String title() {
        return inPlay.now().game().title();
    }

    @Override
    public List<PastStep> steps() {
        return inPlay.now().loop().past();
    }

    @Override
    public long lastedMs() {
        return inPlay.now().lastedMs();
    }
}

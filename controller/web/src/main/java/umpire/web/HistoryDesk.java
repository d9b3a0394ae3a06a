package umpire.web;

import java.util.List;
import umpire.recording.GameRecord;
import umpire.referee.announcement.PastStep;

/** The history of the game on the table. Any thread may ask it. */
public interface HistoryDesk {
    /**
     * The past of a game.
     *
     * @param steps the steps of the record, the start first; empty before the game begins
     */
    record PastGame(GameRecord record, List<PastStep> steps) {
        public PastGame {
            if (record.steps().size() != steps.size()) {
                throw new IllegalArgumentException(
                        "a record of " + record.steps().size() + " steps is not of " + steps.size());
            }
        }
    }

    PastGame game();
}

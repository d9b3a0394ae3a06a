package umpire.web;

import java.util.List;
import umpire.referee.announcement.PastStep;

/** The history of the game on the table. Any thread may ask it. */
public interface HistoryDesk {
    String game();

    /** Returns the game's title for people. */
    String title();

    /** Returns the milliseconds between the game's beginning and its last action; 0 if unknown. */
    default long lastedMs() {
        return 0;
    }

    /** Returns the steps of the game, the start first; empty before the game begins. */
    List<PastStep> steps();
}

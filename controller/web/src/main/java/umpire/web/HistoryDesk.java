package umpire.web;

import java.util.List;
import umpire.referee.announcement.PastStep;

/** What was played in the game on the table. Any thread may ask it. */
public interface HistoryDesk {
    /** Returns the id of the game. */
    String game();

    /** Returns what people call it. */
    String title();

    /** Returns how many milliseconds after it was begun it was last played; 0 where nobody knows. */
    default long lastedMs() {
        return 0;
    }

    /** Returns its steps, the start first; none before it was begun. */
    List<PastStep> steps();
}

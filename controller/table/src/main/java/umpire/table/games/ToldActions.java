package umpire.table.games;

import java.util.List;
import umpire.referee.session.PublicHistory;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/**
 * Counts the actions of a recorded game that were played and not taken back, as far as they are public. A changed secret declaration does
 * not count again.
 */
public final class ToldActions {
    private ToldActions() {}

    /** Returns the count for a game; for a game that cannot be replayed any more, the number of recorded actions. */
    public static int count(GameCatalogue games, GameChoice choice, List<Entry> entries) {
        try {
            return games.open(choice) instanceof Parsed.Good<? extends Game<?, ?>> good
                    ? PublicHistory.actionsPlayed(good.value(), entries)
                    : recorded(entries);
        } catch (IllegalArgumentException cannotBeTold) {
            return recorded(entries);
        }
    }

    private static int recorded(List<Entry> entries) {
        int played = 0;
        for (Entry entry : entries) {
            switch (entry.kind()) {
                case PLAYED -> played++;
                case TAKEN_BACK -> played -= Integer.parseInt(entry.text());
                default -> {}
            }
        }
        return Math.max(0, played);
    }
}

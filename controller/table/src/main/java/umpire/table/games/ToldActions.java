package umpire.table.games;

import java.util.List;
import umpire.referee.session.PublicHistory;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** How many actions of a recorded game were played and not taken back, as far as anybody may know: what was declared anew is none. */
public final class ToldActions {
    private ToldActions() {}

    /** Counts those of a game; of one that cannot be told any more, what was recorded of it. */
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

package umpire.rules.ogrechess;

import java.util.List;
import umpire.rules.kernel.Outcome;

/** How a game came out, with the rule that says so. */
final class GameResult {
    private GameResult() {}

    static Outcome won(String kind, Side winner, SheetRule rule) {
        return new Outcome(kind, List.of(winner.seat()), rule, winner + " wins. " + rule.says());
    }

    static Outcome drawn(String kind, SheetRule rule) {
        return new Outcome(kind, List.of(), rule, "A draw. " + rule.says());
    }
}

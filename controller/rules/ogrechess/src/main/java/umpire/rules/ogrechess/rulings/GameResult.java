package umpire.rules.ogrechess.rulings;

import java.util.List;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.position.Side;

/** The result of a game, with the rule that decides it. */
public final class GameResult {
    private GameResult() {}

    public static Outcome won(String kind, Side winner, SheetRule rule) {
        return new Outcome(kind, List.of(winner.seat()), rule, winner + " wins. " + rule.says());
    }

    public static Outcome drawn(String kind, SheetRule rule) {
        return new Outcome(kind, List.of(), rule, "A draw. " + rule.says());
    }
}

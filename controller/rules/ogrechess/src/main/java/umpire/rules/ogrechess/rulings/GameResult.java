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

    /**
     * Returns the outcome of a checkmate.
     *
     * @param threat what could overrun the Mobile CP, in a sentence
     */
    public static Outcome mated(Side winner, String threat) {
        SheetRule rule = SheetRule.CHECKMATE;
        return new Outcome("checkmate", List.of(winner.seat()), rule, winner + " wins. " + threat + " " + rule.says());
    }

    public static Outcome drawn(String kind, SheetRule rule) {
        return new Outcome(kind, List.of(), rule, "A draw. " + rule.says());
    }
}

package umpire.rules.diemen;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Outcome;

/**
 * How a battle ended.
 *
 * @param how the kind of ending
 * @param winner empty for a draw
 */
public record Ending(EndingKind how, Optional<BattleSide> winner) {
    /** The ways in which a battle ends. */
    public enum EndingKind {
        BEATEN(SheetRule.ARMY_BREAKS, "Too few units of %2$s are left"),
        OBJECTIVE(SheetRule.LAST_ROUND, "More units of %1$s stand in and next to the objective"),
        SURVIVORS(SheetRule.MOST_SURVIVORS, "More units of %1$s are left"),
        DRAWN(SheetRule.NOBODY_WINS, "Both sides have the same number of units left");

        private final SheetRule rule;
        /** The reason, with places for the winner and the loser. */
        private final String why;

        EndingKind(SheetRule rule, String why) {
            this.rule = rule;
            this.why = why;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Returns an end that the side with the higher number wins. Equal numbers are a draw. */
    static Ending of(EndingKind how, int red, int blue) {
        return red == blue
                ? new Ending(EndingKind.DRAWN, Optional.empty())
                : new Ending(how, Optional.of(red > blue ? BattleSide.RED : BattleSide.BLUE));
    }

    public SheetRule rule() {
        return how.rule;
    }

    public Outcome outcome() {
        return new Outcome(how.word(), winner.map(BattleSide::seat).stream().toList(), rule(), says());
    }

    /** Says who won and why. */
    public String says() {
        return winner.map(side -> side.title() + " wins. "
                                + how.why.formatted(side.title(), side.other().title()))
                        .orElse("No side wins. " + how.why)
                + ".";
    }
}

package umpire.rules.diemen.validity;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;

/**
 * Says why Gobble Dice cannot come out of sets that were spent by now. Where the enemy can have attacked, some of a set may have been used;
 * where not, all of it is there.
 */
final class GuardDoubts {
    private final ConflictSetup setup;

    GuardDoubts(ConflictSetup setup) {
        this.setup = setup;
    }

    Optional<String> first(Conflict conflict) {
        PositionDoubts doubts = new PositionDoubts();
        RoundLimits limits = new RoundLimits(setup, conflict);
        Optional<DiceSet> next = next(conflict);
        for (BattleSide side : BattleSide.values()) {
            DicePool gobble = conflict.side(side).gobble();
            if (limits.attacks(side.other()) > 0) {
                continue;
            }
            for (int height : gobble.faces()) {
                DiceSet set = new DiceSet(gobble.count(height), height);
                doubts.needs(
                        () -> set.width() > 1
                                && next.filter(each -> each.compareTo(set) < 0).isEmpty(),
                        () -> side.title() + "'s Gobble Dice " + set
                                + " are no set that was spent by now, and no attack " + "can have used any of them");
            }
        }
        return doubts.first();
    }

    /** Returns the widest and highest set that is left. */
    private static Optional<DiceSet> next(Conflict conflict) {
        return Arrays.stream(BattleSide.values())
                .flatMap(side -> conflict.side(side).dice().first().stream())
                .min(Comparator.naturalOrder());
    }
}

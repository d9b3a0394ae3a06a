package umpire.rules.diemen.validity;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.position.DicePool;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.position.Setup;
import umpire.rules.kernel.FirstMisfit;

/**
 * Says why Gobble Dice cannot come out of sets that were spent by now. Where the enemy can have attacked, some of a set may have been used;
 * where not, all of it is there.
 */
final class GuardCheck {
    private final Setup setup;

    GuardCheck(Setup setup) {
        this.setup = setup;
    }

    Optional<String> first(Position position) {
        FirstMisfit doubts = new FirstMisfit();
        RoundLimits limits = new RoundLimits(setup, position);
        Optional<DiceSet> next = next(position);
        for (BattleSide side : BattleSide.values()) {
            DicePool gobble = position.side(side).gobble();
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
        return doubts.found();
    }

    /** Returns the widest and highest set that is left. */
    private static Optional<DiceSet> next(Position position) {
        return Arrays.stream(BattleSide.values())
                .flatMap(side -> position.side(side).dice().first().stream())
                .min(Comparator.naturalOrder());
    }
}

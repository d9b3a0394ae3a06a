package umpire.rules.diemen.validity;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.conflict.DiceSet;
import umpire.rules.diemen.field.BattleSide;

/** Says why Gobble Dice cannot come out of a set that was spent before another. Where the enemy has attacked, some may have been used. */
final class GuardDoubts {
    private final ConflictSetup setup;

    GuardDoubts(ConflictSetup setup) {
        this.setup = setup;
    }

    /** Returns why not, where a set is spent now. */
    Optional<String> first(Conflict conflict, DiceSet now) {
        PositionDoubts doubts = new PositionDoubts();
        RoundLimits limits = new RoundLimits(setup, conflict);
        for (BattleSide side : BattleSide.values()) {
            DicePool gobble = conflict.side(side).gobble();
            if (limits.attacks(side.other()) > 0) {
                continue;
            }
            for (int height : gobble.faces()) {
                DiceSet set = new DiceSet(gobble.count(height), height);
                doubts.needs(
                        () -> set.width() > 1 && set.compareTo(now) <= 0,
                        () -> side.title() + "'s Gobble Dice " + set + " are no set that is spent before " + now
                                + ", and no attack can have used any of them");
            }
        }
        return doubts.first();
    }
}

package umpire.rules.diemen;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.text.Lookup;

/**
 * An attack under way. Its bonus and limit were fixed when it began.
 *
 * @param side the attacking side
 * @param from the space whose troops attack
 * @param at the space that is attacked
 * @param kind how the troops attack
 * @param width the number of its dice left
 * @param height the number that its dice show
 * @param bonus damage beyond the width
 * @param limit the most damage; 0 where there is no limit
 * @param flying whether only Fliers attack
 */
public record BattleAssault(
        BattleSide side,
        BattleHex from,
        BattleHex at,
        AttackKind kind,
        int width,
        int height,
        int bonus,
        int limit,
        boolean flying) {
    /** How troops attack. */
    public enum AttackKind {
        /** At the next space. */
        CLOSE,
        /** By Siege Engines, two spaces away. */
        SIEGE,
        /** By Archers, who destroy one unit. */
        SHOT;

        private static final Lookup<String, AttackKind> BY_WORD = Lookup.of(values(), AttackKind::word);

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<AttackKind> named(String word) {
            return BY_WORD.find(word);
        }
    }

    /** Returns this attack with one die cancelled. */
    public BattleAssault gobbled() {
        return new BattleAssault(side, from, at, kind, width - 1, height, bonus, limit, flying);
    }

    /** Returns the dice of this attack that are left. */
    DiceSet set() {
        return new DiceSet(width, height);
    }

    /** Returns whether enough dice are left for it to do anything. */
    public boolean alive() {
        return width > 1;
    }

    /** Returns the number of units that it destroys, if as many stand in the attacked space. */
    public int damage() {
        if (kind == AttackKind.SHOT) {
            return 1;
        }
        return limit == 0 ? width + bonus : Math.min(limit, width + bonus);
    }
}

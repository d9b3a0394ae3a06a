package umpire.rules.diemen.field;

/**
 * All units of a side in one space.
 *
 * @param side whose
 * @param at where
 * @param troops at least one unit
 * @param tired how many of its Defenders have used their free die in this round
 */
public record BattleSquad(BattleSide side, BattleHex at, Troops troops, int tired) implements Comparable<BattleSquad> {
    public BattleSquad {
        if (troops.isEmpty() || tired < 0 || tired > troops.count(TroopType.DEFENDERS)) {
            throw new IllegalArgumentException("no squad: " + troops + " of which " + tired + " are tired");
        }
    }

    public BattleSquad(BattleSide side, BattleHex at, Troops troops) {
        this(side, at, troops, 0);
    }

    public int size() {
        return troops.size();
    }

    /** Returns how many of its Defenders have their die still. */
    public int freshDefenders() {
        return troops.count(TroopType.DEFENDERS) - tired;
    }

    @Override
    public int compareTo(BattleSquad other) {
        return at.compareTo(other.at);
    }
}

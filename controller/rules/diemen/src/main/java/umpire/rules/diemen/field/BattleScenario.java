package umpire.rules.diemen.field;

/**
 * The map and armies of a battle, and how long it lasts.
 *
 * @param map the spaces
 * @param start where the armies stand at first
 * @param objective the space that counts at the end
 * @param rounds how many are fought at most
 * @param breaksBelow a side of which fewer units are left has lost; 1 where it fights to the last
 * @param stackLimit how many units a space has room for
 */
public record BattleScenario(
        BattleMap map, BattleField start, BattleHex objective, int rounds, int breaksBelow, int stackLimit) {
    /** Returns how many units of a type a side begins with; no more are in its box. */
    public int inBox(BattleSide side, TroopType type) {
        return start.count(side, type);
    }
}

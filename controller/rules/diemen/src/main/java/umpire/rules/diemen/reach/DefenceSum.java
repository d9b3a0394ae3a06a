package umpire.rules.diemen.reach;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.diemen.conflict.BattleAssault;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictSetup;
import umpire.rules.diemen.conflict.DicePool;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;

/** Says what a side can cancel dice of the attack with that is settled now. */
public final class DefenceSum {
    private final ConflictSetup setup;

    public DefenceSum(ConflictSetup setup) {
        this.setup = setup;
    }

    /** Returns the numbers of Gobble Dice that are high enough, the lowest first. */
    public List<Integer> heights(Conflict conflict) {
        DicePool gobble = conflict.side(conflict.assault().side().other()).gobble();
        return IntStream.rangeClosed(1, DicePool.HIGHEST)
                .filter(height -> gobble.count(height) > 0 && highEnough(conflict, height))
                .boxed()
                .toList();
    }

    /** Returns whether a Gobble Die cancels dice of the attack, as far as their numbers are concerned. */
    public boolean highEnough(Conflict conflict, int height) {
        return !setup.rulings().gobbleByHeight()
                || raised(conflict, height) >= conflict.assault().height();
    }

    /** Returns what a die of a defence counts against the attack: one more on high ground, ten at most. */
    public int raised(Conflict conflict, int height) {
        return onHigh(conflict) ? Math.min(DicePool.HIGHEST, height + 1) : height;
    }

    /** Returns whether the attack is on high ground that is an advantage against it. */
    public boolean onHigh(Conflict conflict) {
        BattleAssault assault = conflict.assault();
        return AssaultSum.towers(terrain(assault.at()), terrain(assault.from()))
                && !conflict.assault().flying();
    }

    public HexTerrain terrain(BattleHex hex) {
        return setup.map().terrain(hex);
    }

    /** Returns whether a space is of the terrain that has a x10 die. */
    public boolean mayHaveDie(BattleHex hex) {
        return terrain(hex) == HexTerrain.FOREST || terrain(hex) == HexTerrain.MOUNTAIN;
    }

    /** Returns whether the space under attack has a x10 die left. */
    public boolean terrainDie(Conflict conflict) {
        BattleAssault assault = conflict.assault();
        return conflict.side(assault.side().other()).defended()
                && !conflict.usedTerrain().contains(assault.at())
                && grantsDie(conflict);
    }

    private boolean grantsDie(Conflict conflict) {
        return switch (terrain(conflict.assault().at())) {
            case FOREST ->
                setup.rulings().forestAgainstFliers() || !conflict.assault().flying();
            case MOUNTAIN -> onHigh(conflict);
            case OPEN, IMPASSIBLE, HILL, ROUGH, RIVER -> false;
        };
    }

    /** Returns whether Defenders in the space under attack have a die left. */
    public boolean freeDie(Conflict conflict) {
        return conflict.field()
                .at(conflict.assault().at())
                .map(BattleSquad::freshDefenders)
                .filter(fresh -> fresh > 0)
                .isPresent();
    }

    /** Returns whether anything can be cancelled at all. */
    public boolean any(Conflict conflict) {
        boolean asked = conflict.assault().kind() != BattleAssault.AttackKind.SHOT
                || setup.rulings().shotGobbled();
        return asked
                && conflict.assault().alive()
                && (!heights(conflict).isEmpty() || terrainDie(conflict) || freeDie(conflict));
    }
}

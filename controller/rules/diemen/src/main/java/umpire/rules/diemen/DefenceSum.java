package umpire.rules.diemen;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.HexTerrain;

/** Finds the dice with which a side can cancel dice of the current attack. */
final class DefenceSum {
    private final Setup setup;

    DefenceSum(Setup setup) {
        this.setup = setup;
    }

    /** Returns the numbers of Gobble Dice that are high enough, the lowest first. */
    List<Integer> heights(Position position) {
        DicePool gobble = position.side(position.assault().side().other()).gobble();
        return IntStream.rangeClosed(1, DicePool.HIGHEST)
                .filter(height -> gobble.count(height) > 0 && highEnough(position, height))
                .boxed()
                .toList();
    }

    /** Returns whether a Gobble Die cancels dice of the attack, as far as their numbers are concerned. */
    boolean highEnough(Position position, int height) {
        return !setup.rulings().gobbleByHeight()
                || raised(position, height) >= position.assault().height();
    }

    /** Returns what a die of a defence counts against the attack: one more on high ground, ten at most. */
    int raised(Position position, int height) {
        return onHigh(position) ? Math.min(DicePool.HIGHEST, height + 1) : height;
    }

    /** Returns whether the attack is on high ground that is an advantage against it. */
    boolean onHigh(Position position) {
        BattleAssault assault = position.assault();
        return AssaultSum.towers(terrain(assault.at()), terrain(assault.from()))
                && !position.assault().flying();
    }

    HexTerrain terrain(BattleHex hex) {
        return setup.map().terrain(hex);
    }

    /** Returns whether a space is of the terrain that has a x10 die. */
    boolean mayHaveDie(BattleHex hex) {
        return terrain(hex) == HexTerrain.FOREST || terrain(hex) == HexTerrain.MOUNTAIN;
    }

    /** Returns whether the space under attack has a x10 die left. */
    boolean terrainDie(Position position) {
        BattleAssault assault = position.assault();
        return position.side(assault.side().other()).defended()
                && !position.usedTerrain().contains(assault.at())
                && grantsDie(position);
    }

    private boolean grantsDie(Position position) {
        return switch (terrain(position.assault().at())) {
            case FOREST ->
                setup.rulings().forestAgainstFliers() || !position.assault().flying();
            case MOUNTAIN -> onHigh(position);
            case OPEN, IMPASSIBLE, HILL, ROUGH, RIVER -> false;
        };
    }

    /** Returns whether Defenders in the space under attack have a die left. */
    boolean freeDie(Position position) {
        return position.field()
                .at(position.assault().at())
                .map(BattleSquad::freshDefenders)
                .filter(fresh -> fresh > 0)
                .isPresent();
    }

    /** Returns whether anything can be cancelled at all. */
    boolean any(Position position) {
        boolean asked = position.assault().kind() != BattleAssault.AttackKind.SHOT
                || setup.rulings().shotGobbled();
        return asked
                && position.assault().alive()
                && (!heights(position).isEmpty() || terrainDie(position) || freeDie(position));
    }
}

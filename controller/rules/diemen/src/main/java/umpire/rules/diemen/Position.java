package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;

/**
 * The state of the game.
 *
 * @param round the number of the round, from 1
 * @param field the units on the map
 * @param red Red's orders and dice in this round
 * @param blue Blue's orders and dice
 * @param usedTerrain the spaces whose free Gobble Die was used in this round
 * @param tied equal sets whose tactics are named and that are not spent yet, in their order
 * @param assaults attacks that are not settled, in their order
 * @param phase the step that is awaited
 */
public record Position(
        int round,
        BattleField field,
        SideRound red,
        SideRound blue,
        Set<BattleHex> usedTerrain,
        List<DiceSet.TiedSet> tied,
        List<BattleAssault> assaults,
        Phase phase) {
    public Position {
        usedTerrain = Set.copyOf(usedTerrain);
        tied = List.copyOf(tied);
        assaults = List.copyOf(assaults);
    }

    /** Returns a round that begins. */
    public static Position beginning(int round, BattleField field, SideRound red, SideRound blue) {
        return new Position(
                round,
                field.rested(),
                red,
                blue,
                Set.of(),
                List.of(),
                List.of(),
                new Phase.DeclaringOrders(Optional.empty(), Optional.empty()));
    }

    public SideRound side(BattleSide side) {
        return side == BattleSide.RED ? red : blue;
    }

    /** Returns the side whose action is awaited: Red where both act at once. */
    public BattleSide acting() {
        return switch (phase) {
            case Phase.NamingTactics naming -> naming.side();
            case Phase.SpendingSet spending -> spending.side();
            case Phase.MarchingFreely marching -> marching.turn();
            case Phase.GobblingDice gobbling -> assault().side().other();
            case Phase.KnockingDie knocking -> assault().side().other();
            case Phase.LosingUnits losing -> assault().side().other();
            case Phase.DeclaringOrders declaring -> BattleSide.RED;
            case Phase.RollingPools rolling -> BattleSide.RED;
            case Phase.NamingInSecret naming -> BattleSide.RED;
            case Phase.Resolving resolving -> BattleSide.RED;
            case Phase.ConflictOver over -> BattleSide.RED;
        };
    }

    /** Returns the attack that is settled first. */
    public BattleAssault assault() {
        return assaults.get(0);
    }

    /** Returns the spaces whose free Gobble Die was used, in order. */
    public Set<BattleHex> usedInOrder() {
        return new TreeSet<>(usedTerrain);
    }

    public Position with(Phase next) {
        return new Position(round, field, red, blue, usedTerrain, tied, assaults, next);
    }

    public Position with(BattleField next) {
        return new Position(round, next, red, blue, usedTerrain, tied, assaults, phase);
    }

    public Position with(BattleSide side, SideRound next) {
        return side == BattleSide.RED
                ? new Position(round, field, next, blue, usedTerrain, tied, assaults, phase)
                : new Position(round, field, red, next, usedTerrain, tied, assaults, phase);
    }

    /** Returns this position with the phase in which the next step follows by itself. */
    Position resolving() {
        return with(new Phase.Resolving());
    }

    /** Returns this position without the first of the equal sets. */
    Position untied() {
        return withTied(tied.subList(1, tied.size()));
    }

    /** Returns this position without a set that was spent or lost. */
    Position spent(BattleSide side, DiceSet set) {
        SideRound round = side(side);
        Position without = with(side, round.withDice(round.dice().without(set.height())));
        boolean first = !tied.isEmpty() && tied.get(0).side() == side;
        return first ? without.untied() : without;
    }

    public Position withTied(List<DiceSet.TiedSet> next) {
        return new Position(round, field, red, blue, usedTerrain, next, assaults, phase);
    }

    public Position withAssaults(List<BattleAssault> next) {
        return new Position(round, field, red, blue, usedTerrain, tied, next, phase);
    }

    /** Returns this position after the free Gobble Die of a space has been used. */
    public Position using(BattleHex hex) {
        Set<BattleHex> used = new TreeSet<>(usedTerrain);
        used.add(hex);
        return new Position(round, field, red, blue, used, tied, assaults, phase);
    }
}

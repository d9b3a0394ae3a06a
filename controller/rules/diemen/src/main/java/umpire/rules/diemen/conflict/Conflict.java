package umpire.rules.diemen.conflict;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;

/**
 * Everything there is to know.
 *
 * @param round from 1
 * @param field where all units stand
 * @param red what Red has in this round
 * @param blue what Blue has
 * @param usedTerrain the spaces whose x10 die was used in this round
 * @param tied equal sets whose tactics are named and that are not spent yet, in their order
 * @param assaults attacks that are not settled, in their order
 * @param phase what is awaited
 */
public record Conflict(
        int round,
        BattleField field,
        SideRound red,
        SideRound blue,
        Set<BattleHex> usedTerrain,
        List<TiedSet> tied,
        List<BattleAssault> assaults,
        ConflictPhase phase) {
    public Conflict {
        usedTerrain = Set.copyOf(usedTerrain);
        tied = List.copyOf(tied);
        assaults = List.copyOf(assaults);
    }

    /** Returns a round that begins. */
    public static Conflict beginning(int round, BattleField field, SideRound red, SideRound blue) {
        return new Conflict(
                round,
                field.rested(),
                red,
                blue,
                Set.of(),
                List.of(),
                List.of(),
                new ConflictPhase.DeclaringOrders(Optional.empty(), Optional.empty()));
    }

    public SideRound side(BattleSide side) {
        return side == BattleSide.RED ? red : blue;
    }

    /** Returns whose action is awaited; of what both do at once, Red's. */
    public BattleSide acting() {
        return switch (phase) {
            case ConflictPhase.NamingTactics naming -> naming.side();
            case ConflictPhase.SpendingSet spending -> spending.side();
            case ConflictPhase.MarchingFreely marching -> marching.turn();
            case ConflictPhase.GobblingDice gobbling -> assault().side().other();
            case ConflictPhase.KnockingDie knocking -> assault().side().other();
            case ConflictPhase.LosingUnits losing -> assault().side().other();
            case ConflictPhase.DeclaringOrders declaring -> BattleSide.RED;
            case ConflictPhase.RollingPools rolling -> BattleSide.RED;
            case ConflictPhase.NamingInSecret naming -> BattleSide.RED;
            case ConflictPhase.ConflictOver over -> BattleSide.RED;
        };
    }

    /** Returns the attack that is settled first. */
    public BattleAssault assault() {
        return assaults.get(0);
    }

    /** Returns the spaces whose x10 die was used, in order. */
    public Set<BattleHex> usedInOrder() {
        return new TreeSet<>(usedTerrain);
    }

    public Conflict with(ConflictPhase next) {
        return new Conflict(round, field, red, blue, usedTerrain, tied, assaults, next);
    }

    public Conflict with(BattleField next) {
        return new Conflict(round, next, red, blue, usedTerrain, tied, assaults, phase);
    }

    public Conflict with(BattleSide side, SideRound next) {
        return side == BattleSide.RED
                ? new Conflict(round, field, next, blue, usedTerrain, tied, assaults, phase)
                : new Conflict(round, field, red, next, usedTerrain, tied, assaults, phase);
    }

    public Conflict withTied(List<TiedSet> next) {
        return new Conflict(round, field, red, blue, usedTerrain, next, assaults, phase);
    }

    public Conflict withAssaults(List<BattleAssault> next) {
        return new Conflict(round, field, red, blue, usedTerrain, tied, next, phase);
    }

    /** Returns it after the x10 die of a space has been used. */
    public Conflict using(BattleHex hex) {
        Set<BattleHex> used = new TreeSet<>(usedTerrain);
        used.add(hex);
        return new Conflict(round, field, red, blue, used, tied, assaults, phase);
    }
}

package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.PhaseTable;

/** Each phase has actions of its own; all others are out of order. */
public final class PhaseGate {
    private static final PhaseTable<Position, Phase, Action, SheetRule> TABLE =
            PhaseTable.<Position, Phase, Action, SheetRule>of(Phase.class, Action.class)
                    .when(
                            Phase.DeclaringOrders.class,
                            row -> row.allows(Action.DeclareOrders.class).otherwise(SheetRule.DECLARE_FIRST))
                    .when(
                            Phase.RollingPools.class,
                            row -> row.allows(Action.RollPools.class).otherwise(SheetRule.ROLL_SECOND))
                    .when(
                            Phase.NamingTactics.class,
                            row -> row.allows(Action.NameTactic.class).otherwise(SheetRule.EQUAL_SETS_ARE_NAMED))
                    .when(
                            Phase.NamingInSecret.class,
                            row -> row.allows(Action.NameInSecret.class).otherwise(SheetRule.EQUAL_SETS_ARE_NAMED))
                    .when(
                            Phase.SpendingSet.class,
                            row -> row.allows(
                                            Action.SpendOnDefence.class,
                                            Action.AttackSpace.class,
                                            Action.ShootSpace.class,
                                            Action.MoveTroops.class,
                                            Action.PassSet.class)
                                    .otherwise(SheetRule.SETS_ARE_RESOLVED))
                    .when(
                            Phase.GobblingDice.class,
                            row -> row.allows(
                                            Action.GobbleSetDie.class,
                                            Action.GobbleTerrainDie.class,
                                            Action.GobbleFreeDie.class,
                                            Action.EnoughGobbled.class)
                                    .otherwise(SheetRule.DEFENCE_ANSWERS))
                    .when(
                            Phase.KnockingDie.class,
                            row -> row.allows(Action.KnockDie.class).otherwise(SheetRule.DIE_IS_PICKED))
                    .when(
                            Phase.LosingUnits.class,
                            row -> row.allows(Action.LoseUnit.class).otherwise(SheetRule.LOSSES_ARE_PICKED))
                    .when(
                            Phase.MarchingFreely.class,
                            row -> row.allows(
                                            Action.MarchSquad.class, Action.MarchPart.class, Action.DoneMarching.class)
                                    .otherwise(SheetRule.FREE_MOVEMENT_COMES_LAST))
                    .when(Phase.ConflictOver.class, row -> row.otherwise(SheetRule.BATTLE_IS_OVER))
                    .table();

    private PhaseGate() {}

    /** Returns the rule by which an action does not belong to a phase, if it does not. */
    static Optional<SheetRule> closed(Position position, Action action) {
        return TABLE.closed(position, position.phase(), action);
    }

    /**
     * Returns what forgoes the rest of a phase, where there is such a thing. No waiver loses a set: it is passed by whoever chooses that, and by no
     * move that comes after it.
     */
    public static Optional<Action> waiver(Phase phase) {
        return switch (phase) {
            case Phase.GobblingDice gobbling -> Optional.of(new Action.EnoughGobbled());
            case Phase.MarchingFreely marching -> Optional.of(new Action.DoneMarching());
            default -> Optional.empty();
        };
    }
}

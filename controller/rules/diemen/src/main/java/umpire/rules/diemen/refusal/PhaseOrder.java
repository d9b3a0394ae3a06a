package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.rulings.BattleRule;

/** Each phase has actions of its own; all others are out of order. */
final class PhaseOrder {
    private PhaseOrder() {}

    /** Returns the rule by which an action does not belong to a phase, if it does not. */
    static Optional<BattleRule> broken(ConflictPhase phase, ConflictAction action) {
        return belongs(phase, action) ? Optional.empty() : Optional.of(rule(phase));
    }

    private static boolean belongs(ConflictPhase phase, ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare -> phase instanceof ConflictPhase.DeclaringOrders;
            case ConflictAction.RollPools roll -> phase instanceof ConflictPhase.RollingPools;
            case ConflictAction.NameTactic name -> phase instanceof ConflictPhase.NamingTactics;
            case ConflictAction.NameInSecret name -> phase instanceof ConflictPhase.NamingInSecret;
            case ConflictAction.SpendOnDefence defend -> phase instanceof ConflictPhase.SpendingSet;
            case ConflictAction.AttackSpace attack -> phase instanceof ConflictPhase.SpendingSet;
            case ConflictAction.ShootSpace shoot -> phase instanceof ConflictPhase.SpendingSet;
            case ConflictAction.MoveTroops move -> phase instanceof ConflictPhase.SpendingSet;
            case ConflictAction.PassSet pass -> phase instanceof ConflictPhase.SpendingSet;
            case ConflictAction.GobbleSetDie gobble -> phase instanceof ConflictPhase.GobblingDice;
            case ConflictAction.GobbleTerrainDie gobble -> phase instanceof ConflictPhase.GobblingDice;
            case ConflictAction.GobbleFreeDie gobble -> phase instanceof ConflictPhase.GobblingDice;
            case ConflictAction.EnoughGobbled enough -> phase instanceof ConflictPhase.GobblingDice;
            case ConflictAction.KnockDie knock -> phase instanceof ConflictPhase.KnockingDie;
            case ConflictAction.LoseUnit lose -> phase instanceof ConflictPhase.LosingUnits;
            case ConflictAction.MarchSquad march -> phase instanceof ConflictPhase.MarchingFreely;
            case ConflictAction.MarchPart march -> phase instanceof ConflictPhase.MarchingFreely;
            case ConflictAction.DoneMarching done -> phase instanceof ConflictPhase.MarchingFreely;
        };
    }

    private static BattleRule rule(ConflictPhase phase) {
        return switch (phase) {
            case ConflictPhase.DeclaringOrders declaring -> BattleRule.DECLARE_FIRST;
            case ConflictPhase.RollingPools rolling -> BattleRule.ROLL_SECOND;
            case ConflictPhase.NamingTactics naming -> BattleRule.EQUAL_SETS_ARE_NAMED;
            case ConflictPhase.NamingInSecret naming -> BattleRule.EQUAL_SETS_ARE_NAMED;
            case ConflictPhase.SpendingSet spending -> BattleRule.SETS_ARE_RESOLVED;
            case ConflictPhase.GobblingDice gobbling -> BattleRule.DEFENCE_ANSWERS;
            case ConflictPhase.KnockingDie knocking -> BattleRule.DIE_IS_PICKED;
            case ConflictPhase.LosingUnits losing -> BattleRule.LOSSES_ARE_PICKED;
            case ConflictPhase.MarchingFreely marching -> BattleRule.FREE_MOVEMENT_COMES_LAST;
            case ConflictPhase.ConflictOver over -> BattleRule.BATTLE_IS_OVER;
        };
    }
}

package umpire.rules.diemen.refusal;

import java.util.Optional;
import umpire.rules.diemen.position.Action;
import umpire.rules.diemen.position.Phase;
import umpire.rules.diemen.rulings.SheetRule;

/** Each phase has actions of its own; all others are out of order. */
final class PhaseGate {
    private PhaseGate() {}

    /** Returns the rule by which an action does not belong to a phase, if it does not. */
    static Optional<SheetRule> broken(Phase phase, Action action) {
        return belongs(phase, action) ? Optional.empty() : Optional.of(rule(phase));
    }

    private static boolean belongs(Phase phase, Action action) {
        return switch (action) {
            case Action.DeclareOrders declare -> phase instanceof Phase.DeclaringOrders;
            case Action.RollPools roll -> phase instanceof Phase.RollingPools;
            case Action.NameTactic name -> phase instanceof Phase.NamingTactics;
            case Action.NameInSecret name -> phase instanceof Phase.NamingInSecret;
            case Action.SpendOnDefence defend -> phase instanceof Phase.SpendingSet;
            case Action.AttackSpace attack -> phase instanceof Phase.SpendingSet;
            case Action.ShootSpace shoot -> phase instanceof Phase.SpendingSet;
            case Action.MoveTroops move -> phase instanceof Phase.SpendingSet;
            case Action.PassSet pass -> phase instanceof Phase.SpendingSet;
            case Action.GobbleSetDie gobble -> phase instanceof Phase.GobblingDice;
            case Action.GobbleTerrainDie gobble -> phase instanceof Phase.GobblingDice;
            case Action.GobbleFreeDie gobble -> phase instanceof Phase.GobblingDice;
            case Action.EnoughGobbled enough -> phase instanceof Phase.GobblingDice;
            case Action.KnockDie knock -> phase instanceof Phase.KnockingDie;
            case Action.LoseUnit lose -> phase instanceof Phase.LosingUnits;
            case Action.MarchSquad march -> phase instanceof Phase.MarchingFreely;
            case Action.MarchPart march -> phase instanceof Phase.MarchingFreely;
            case Action.DoneMarching done -> phase instanceof Phase.MarchingFreely;
        };
    }

    private static SheetRule rule(Phase phase) {
        return switch (phase) {
            case Phase.DeclaringOrders declaring -> SheetRule.DECLARE_FIRST;
            case Phase.RollingPools rolling -> SheetRule.ROLL_SECOND;
            case Phase.NamingTactics naming -> SheetRule.EQUAL_SETS_ARE_NAMED;
            case Phase.NamingInSecret naming -> SheetRule.EQUAL_SETS_ARE_NAMED;
            case Phase.SpendingSet spending -> SheetRule.SETS_ARE_RESOLVED;
            case Phase.GobblingDice gobbling -> SheetRule.DEFENCE_ANSWERS;
            case Phase.KnockingDie knocking -> SheetRule.DIE_IS_PICKED;
            case Phase.LosingUnits losing -> SheetRule.LOSSES_ARE_PICKED;
            case Phase.MarchingFreely marching -> SheetRule.FREE_MOVEMENT_COMES_LAST;
            case Phase.ConflictOver over -> SheetRule.BATTLE_IS_OVER;
        };
    }
}

package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.PhaseTable;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Judges whether it is the time for an action: what a turn has come to says which section it would break otherwise. */
final class PhaseGate {
    /** Dice and aims are refused by rules of their own wherever nothing is shot. */
    private static final Map<Class<? extends Action>, SheetRule> NOTHING_IS_SHOT =
            Map.of(Action.Roll.class, SheetRule.NO_ROLL_NOW, Action.TakeAim.class, SheetRule.NO_AIM_NOW);

    private static final PhaseTable<Position, Phase, Action, SheetRule> TABLE =
            PhaseTable.<Position, Phase, Action, SheetRule>of(Phase.class, Action.class)
                    .when(
                            Phase.AwaitingMove.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(
                                            Action.MovePiece.class,
                                            Action.Leave.class,
                                            Action.Overrun.class,
                                            Action.Fire.class,
                                            Action.Hold.class,
                                            Action.Redistribute.class,
                                            Action.Merge.class,
                                            Action.Promote.class)
                                    .otherwise(SheetRule.NOT_NOW))
                    .when(
                            Phase.AwaitingExchange.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allowsIf(
                                            Action.Promote.class,
                                            (now, exchange, promote) -> promote.at() == exchange.at())
                                    .otherwise(SheetRule.PROMOTION_ON_FAR_RANK))
                    .when(
                            Phase.AwaitingFire.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Fire.class, Action.Hold.class)
                                    .otherwise(SheetRule.ONE_PIECE_MOVES))
                    .when(
                            Phase.AwaitingCombinedFire.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Fire.class, Action.Hold.class)
                                    .otherwise(SheetRule.COMBINED_PLATOON_FIRES))
                    .when(
                            Phase.AwaitingSalvo.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Fire.class, Action.Hold.class)
                                    .otherwise(SheetRule.NOT_NOW))
                    .when(
                            Phase.AwaitingReturnFire.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Fire.class, Action.Hold.class)
                                    .otherwise(SheetRule.BLITZKRIEG_PASSES_TWO))
                    .when(
                            Phase.AwaitingSecondShot.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Fire.class, Action.Hold.class)
                                    .otherwise(SheetRule.BLITZKRIEG_PASSES_TWO))
                    .when(
                            Phase.AwaitingMissileMove.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Hold.class)
                                    .allowsIf(Action.MovePiece.class, (now, tank, move) -> move.from() == tank.at())
                                    .allowsIf(Action.Leave.class, (now, tank, leave) -> leave.from() == tank.at())
                                    .otherwise(SheetRule.MSL_FIRES_FIRST))
                    .when(
                            Phase.AwaitingRetreat.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Hold.class)
                                    .allowsIf(
                                            Action.MovePiece.class, (now, retreat, move) -> move.from() == retreat.at())
                                    .allowsIf(Action.Leave.class, (now, retreat, leave) -> leave.from() == retreat.at())
                                    .otherwiseAsks((position, retreat) -> Wording.runRule(
                                            position.board().unit(retreat.at()).kind())))
                    .when(
                            Phase.AwaitingContinuation.class,
                            row -> row.refuses(NOTHING_IS_SHOT)
                                    .allows(Action.Hold.class)
                                    .allowsIf(Action.MovePiece.class, (now, on, move) -> move.from() == on.ogre())
                                    .allowsIf(Action.Leave.class, (now, on, leave) -> leave.from() == on.ogre())
                                    .allowsIf(Action.Overrun.class, (now, on, overrun) -> overrun.from() == on.ogre())
                                    .otherwise(SheetRule.OVERRUN_COSTS_TWO))
                    .when(
                            Phase.AwaitingAim.class,
                            row -> row.allows(Action.TakeAim.class).otherwise(SheetRule.OVERRUN_FIRST))
                    .when(
                            Phase.AwaitingRoll.class,
                            row -> row.allows(Action.Roll.class)
                                    .otherwiseAsks((position, roll) -> roll.attack() instanceof Attack.Clash
                                            ? SheetRule.OVERRUN_FIRST
                                            : SheetRule.ROLL_FIRST))
                    .when(Phase.Over.class, row -> row.otherwise(SheetRule.GAME_IS_OVER))
                    .table();

    private PhaseGate() {}

    static Optional<Breach> refuse(Position position, Action action, Prospects prospects) {
        Optional<SheetRule> closed = TABLE.closed(position, position.phase(), action);
        return closed.isEmpty() ? Optional.empty() : refusal(closed.get(), why(position, prospects));
    }

    private static String why(Position position, Prospects prospects) {
        if (position.phase() instanceof Phase.Over over) {
            return "The game is over. " + over.outcome().says();
        }
        String who = position.acting() + " ";
        return position.phase() instanceof Phase.AwaitingRoll
                ? who + "rolls first: " + Labels.awaited(position, prospects) + "."
                : "It is not the time for that: " + who + "is to " + Labels.awaited(position, prospects) + ".";
    }
}

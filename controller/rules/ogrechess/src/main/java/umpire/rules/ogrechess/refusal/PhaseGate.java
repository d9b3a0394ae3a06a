package umpire.rules.ogrechess.refusal;

import static umpire.rules.kernel.Breach.refusal;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.ogrechess.combat.Combat;
import umpire.rules.ogrechess.position.Action;
import umpire.rules.ogrechess.position.Attack;
import umpire.rules.ogrechess.position.Phase;
import umpire.rules.ogrechess.position.Position;
import umpire.rules.ogrechess.position.Square;
import umpire.rules.ogrechess.rulings.SheetRule;
import umpire.rules.ogrechess.words.Labels;
import umpire.rules.ogrechess.words.Wording;

/** Judges whether it is the time for an action: what a turn has come to says which section it would break otherwise. */
final class PhaseGate {
    private PhaseGate() {}

    static Optional<Breach> refuse(Position position, Action action, Combat combat) {
        if (position.phase() instanceof Phase.Over over) {
            return refusal(
                    SheetRule.GAME_IS_OVER,
                    "The game is over. " + over.outcome().says());
        }
        if (timely(position.phase(), action)) {
            return Optional.empty();
        }
        String who = position.acting() + " ";
        return position.phase() instanceof Phase.AwaitingRoll
                ? refusal(broken(position, action), who + "rolls first: " + Labels.awaited(position, combat) + ".")
                : refusal(
                        broken(position, action),
                        "It is not the time for that: " + who + "is to " + Labels.awaited(position, combat) + ".");
    }

    private static boolean timely(Phase phase, Action action) {
        return switch (phase) {
            case Phase.AwaitingMove move -> !(action instanceof Action.Roll || action instanceof Action.TakeAim);
            case Phase.AwaitingExchange exchange -> action.equals(new Action.Promote(exchange.at()));
            case Phase.AwaitingFire open -> fireOrHold(action);
            case Phase.AwaitingCombinedFire open -> fireOrHold(action);
            case Phase.AwaitingSalvo salvo -> fireOrHold(action);
            case Phase.AwaitingReturnFire answer -> fireOrHold(action);
            case Phase.AwaitingSecondShot second -> fireOrHold(action);
            case Phase.AwaitingMissileMove move -> moveOrHold(action, move.at());
            case Phase.AwaitingRetreat retreat -> moveOrHold(action, retreat.at());
            case Phase.AwaitingContinuation on ->
                moveOrHold(action, on.ogre())
                        || (action instanceof Action.Overrun overrun && overrun.from() == on.ogre());
            case Phase.AwaitingAim aim -> action instanceof Action.TakeAim;
            case Phase.AwaitingRoll awaited -> action instanceof Action.Roll;
            case Phase.Over over -> false;
        };
    }

    private static boolean fireOrHold(Action action) {
        return action instanceof Action.Fire || action instanceof Action.Hold;
    }

    private static boolean moveOrHold(Action action, Square at) {
        return action instanceof Action.Hold
                || (action instanceof Action.Move move && move.from() == at)
                || (action instanceof Action.Leave leave && leave.from() == at);
    }

    /** Returns the rule that an untimely action breaks: dice and aims by their own, the rest by that of the phase. */
    private static SheetRule broken(Position position, Action action) {
        Phase phase = position.phase();
        if (phase instanceof Phase.AwaitingAim
                || (phase instanceof Phase.AwaitingRoll roll && roll.attack() instanceof Attack.Clash)) {
            return SheetRule.OVERRUN_FIRST;
        }
        if (phase instanceof Phase.AwaitingRoll) {
            return SheetRule.ROLL_FIRST;
        }
        if (action instanceof Action.Roll) {
            return SheetRule.NO_ROLL_NOW;
        }
        return action instanceof Action.TakeAim ? SheetRule.NO_AIM_NOW : ofPhase(position);
    }

    private static SheetRule ofPhase(Position position) {
        return switch (position.phase()) {
            case Phase.AwaitingFire open -> SheetRule.ONE_PIECE_MOVES;
            case Phase.AwaitingExchange exchange -> SheetRule.PROMOTION_ON_FAR_RANK;
            case Phase.AwaitingCombinedFire open -> SheetRule.COMBINED_PLATOON_FIRES;
            case Phase.AwaitingReturnFire answer -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case Phase.AwaitingSecondShot second -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case Phase.AwaitingMissileMove move -> SheetRule.MSL_FIRES_FIRST;
            case Phase.AwaitingRetreat retreat ->
                Wording.runRule(position.board().unit(retreat.at()).kind());
            case Phase.AwaitingContinuation on -> SheetRule.OVERRUN_COSTS_TWO;
            case Phase.AwaitingSalvo salvo -> SheetRule.NOT_NOW;
            case Phase.AwaitingMove move -> SheetRule.NOT_NOW;
            case Phase.AwaitingAim aim -> SheetRule.OVERRUN_FIRST;
            case Phase.AwaitingRoll roll -> SheetRule.ROLL_FIRST;
            case Phase.Over over -> SheetRule.GAME_IS_OVER;
        };
    }
}

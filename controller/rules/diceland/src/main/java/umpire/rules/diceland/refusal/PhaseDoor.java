package umpire.rules.diceland.refusal;

import java.util.Optional;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.rulings.DicelandRule;

/** Says which kinds of action a phase is open to, and which rule closes it to the others. */
final class PhaseDoor {
    private PhaseDoor() {}

    /** Returns the rule by which an action cannot come now, whatever it is in detail. */
    static Optional<DicelandRule> closed(DuelPhase phase, DuelAction action) {
        return open(phase, action) ? Optional.empty() : Optional.of(rule(phase, action));
    }

    private static boolean open(DuelPhase phase, DuelAction action) {
        return switch (phase) {
            case DuelPhase.Enlisting enlisting ->
                action instanceof DuelAction.Enlist || action instanceof DuelAction.ArmyReady;
            case DuelPhase.Electing electing -> action instanceof DuelAction.GoesFirst;
            case DuelPhase.Flipping flipping -> action instanceof DuelAction.GoesFirst;
            case DuelPhase.ChoosingFirst choosing -> action instanceof DuelAction.PlaceFirst;
            case DuelPhase.HandPlacing placing -> action instanceof DuelAction.DiceLanded;
            case DuelPhase.Airborne airborne -> action instanceof DuelAction.DiceLanded;
            case DuelPhase.FoulWatching watching ->
                action instanceof DuelAction.AllowThrow || action instanceof DuelAction.CallFoul;
            case DuelPhase.LineCalling calling -> action instanceof DuelAction.SayLine;
            case DuelPhase.Choosing choosing -> primary(action);
            case DuelPhase.Activating activating ->
                acts(action, activating.die()) || action instanceof DuelAction.RestDie;
            case DuelPhase.OgreMoving moving ->
                action instanceof DuelAction.RestDie
                        || (action instanceof DuelAction.Maneuver maneuver
                                && maneuver.die().equals(moving.die()));
            case DuelPhase.DuelOver over -> false;
        };
    }

    private static boolean primary(DuelAction action) {
        return switch (action) {
            case DuelAction.ThrowIn in -> true;
            case DuelAction.Maneuver maneuver -> true;
            case DuelAction.FireWeapon fire -> true;
            case DuelAction.AskLine line -> true;
            case DuelAction.CallIn call -> true;
            case DuelAction.JumpUp jump -> true;
            case DuelAction.CommandAll command -> true;
            case DuelAction.PassTurn pass -> true;
            case DuelAction.Enlist enlist -> false;
            case DuelAction.ArmyReady ready -> false;
            case DuelAction.GoesFirst first -> false;
            case DuelAction.PlaceFirst place -> false;
            case DuelAction.DiceLanded landing -> false;
            case DuelAction.AllowThrow allow -> false;
            case DuelAction.CallFoul foul -> false;
            case DuelAction.RestDie rest -> false;
            case DuelAction.SayLine say -> false;
        };
    }

    private static boolean acts(DuelAction action, String die) {
        return switch (action) {
            case DuelAction.Maneuver maneuver -> maneuver.die().equals(die);
            case DuelAction.FireWeapon fire -> fire.die().equals(die);
            case DuelAction.AskLine line -> line.shooter().equals(die);
            case DuelAction.CallIn call -> call.caller().equals(die);
            case DuelAction.JumpUp jump -> jump.die().equals(die);
            default -> false;
        };
    }

    private static DicelandRule rule(DuelPhase phase, DuelAction action) {
        return switch (phase) {
            case DuelPhase.DuelOver over -> DicelandRule.GAME_IS_OVER;
            case DuelPhase.Enlisting enlisting -> DicelandRule.ARMIES_FIRST;
            case DuelPhase.Electing electing -> DicelandRule.WHO_IS_FIRST;
            case DuelPhase.Flipping flipping -> DicelandRule.WHO_IS_FIRST;
            case DuelPhase.ChoosingFirst choosing -> DicelandRule.PLACED_BY_HAND;
            case DuelPhase.HandPlacing placing -> DicelandRule.PLACED_BY_HAND;
            case DuelPhase.Airborne airborne -> DicelandRule.THROW_LANDS_FIRST;
            case DuelPhase.FoulWatching watching -> DicelandRule.FOUL_IS_ASKED;
            case DuelPhase.LineCalling calling -> DicelandRule.LINE_IS_ASKED;
            case DuelPhase.OgreMoving moving -> during(action, DicelandRule.SHOOT_THEN_MOVE);
            case DuelPhase.Activating activating -> during(action, activating(action));
            case DuelPhase.Choosing choosing -> during(action, DicelandRule.PASS_OR_REST);
        };
    }

    private static DicelandRule activating(DuelAction action) {
        return switch (action) {
            case DuelAction.PassTurn pass -> DicelandRule.PASS_OR_REST;
            case DuelAction.ThrowIn in -> DicelandRule.ONE_ACTION;
            case DuelAction.CommandAll command -> DicelandRule.ONE_ACTION;
            default -> DicelandRule.ONLY_THAT_DIE;
        };
    }

    /** What belongs to another moment of a game names that moment. */
    private static DicelandRule during(DuelAction action, DicelandRule otherwise) {
        return switch (action) {
            case DuelAction.Enlist enlist -> DicelandRule.ARMY_IS_BUILT;
            case DuelAction.ArmyReady ready -> DicelandRule.ARMY_IS_BUILT;
            case DuelAction.GoesFirst first -> DicelandRule.FIRST_IS_DECIDED;
            case DuelAction.PlaceFirst place -> DicelandRule.NO_PLACING_NOW;
            case DuelAction.DiceLanded landing -> DicelandRule.NOTHING_IS_THROWN;
            case DuelAction.AllowThrow allow -> DicelandRule.NO_FOUL_NOW;
            case DuelAction.CallFoul foul -> DicelandRule.NO_FOUL_NOW;
            case DuelAction.SayLine say -> DicelandRule.NO_LINE_NOW;
            default -> otherwise;
        };
    }
}

package umpire.rules.diceland.refusal;

import java.util.Optional;
import umpire.rules.diceland.position.Action;
import umpire.rules.diceland.position.Phase;
import umpire.rules.diceland.rulings.SheetRule;

/** Says which kinds of action a phase is open to, and which rule closes it to the others. */
final class PhaseGate {
    private PhaseGate() {}

    /** Returns the rule by which an action cannot come now, whatever it is in detail. */
    static Optional<SheetRule> closed(Phase phase, Action action) {
        return open(phase, action) ? Optional.empty() : Optional.of(rule(phase, action));
    }

    private static boolean open(Phase phase, Action action) {
        return switch (phase) {
            case Phase.Enlisting enlisting -> action instanceof Action.Enlist || action instanceof Action.ArmyReady;
            case Phase.Electing electing -> action instanceof Action.GoesFirst;
            case Phase.Flipping flipping -> action instanceof Action.GoesFirst;
            case Phase.ChoosingFirst choosing -> action instanceof Action.PlaceFirst;
            case Phase.HandPlacing placing -> action instanceof Action.DiceLanded;
            case Phase.Airborne airborne -> action instanceof Action.DiceLanded;
            case Phase.FoulWatching watching ->
                action instanceof Action.AllowThrow || action instanceof Action.CallFoul;
            case Phase.LineCalling calling -> action instanceof Action.SayLine;
            case Phase.Choosing choosing -> primary(action);
            case Phase.Activating activating -> acts(action, activating.die()) || action instanceof Action.RestDie;
            case Phase.OgreMoving moving ->
                action instanceof Action.RestDie
                        || (action instanceof Action.Maneuver maneuver
                                && maneuver.die().equals(moving.die()));
            case Phase.DuelOver over -> false;
        };
    }

    private static boolean primary(Action action) {
        return switch (action) {
            case Action.ThrowIn in -> true;
            case Action.Maneuver maneuver -> true;
            case Action.FireWeapon fire -> true;
            case Action.AskLine line -> true;
            case Action.CallIn call -> true;
            case Action.JumpUp jump -> true;
            case Action.CommandAll command -> true;
            case Action.PassTurn pass -> true;
            case Action.Enlist enlist -> false;
            case Action.ArmyReady ready -> false;
            case Action.GoesFirst first -> false;
            case Action.PlaceFirst place -> false;
            case Action.DiceLanded landing -> false;
            case Action.AllowThrow allow -> false;
            case Action.CallFoul foul -> false;
            case Action.RestDie rest -> false;
            case Action.SayLine say -> false;
        };
    }

    private static boolean acts(Action action, String die) {
        return switch (action) {
            case Action.Maneuver maneuver -> maneuver.die().equals(die);
            case Action.FireWeapon fire -> fire.die().equals(die);
            case Action.AskLine line -> line.shooter().equals(die);
            case Action.CallIn call -> call.caller().equals(die);
            case Action.JumpUp jump -> jump.die().equals(die);
            default -> false;
        };
    }

    private static SheetRule rule(Phase phase, Action action) {
        return switch (phase) {
            case Phase.DuelOver over -> SheetRule.GAME_IS_OVER;
            case Phase.Enlisting enlisting -> SheetRule.ARMIES_FIRST;
            case Phase.Electing electing -> SheetRule.WHO_IS_FIRST;
            case Phase.Flipping flipping -> SheetRule.WHO_IS_FIRST;
            case Phase.ChoosingFirst choosing -> SheetRule.PLACED_BY_HAND;
            case Phase.HandPlacing placing -> SheetRule.PLACED_BY_HAND;
            case Phase.Airborne airborne -> SheetRule.THROW_LANDS_FIRST;
            case Phase.FoulWatching watching -> SheetRule.FOUL_IS_ASKED;
            case Phase.LineCalling calling -> SheetRule.LINE_IS_ASKED;
            case Phase.OgreMoving moving -> during(action, SheetRule.SHOOT_THEN_MOVE);
            case Phase.Activating activating -> during(action, activating(action));
            case Phase.Choosing choosing -> during(action, SheetRule.PASS_OR_REST);
        };
    }

    private static SheetRule activating(Action action) {
        return switch (action) {
            case Action.PassTurn pass -> SheetRule.PASS_OR_REST;
            case Action.ThrowIn in -> SheetRule.ONE_ACTION;
            case Action.CommandAll command -> SheetRule.ONE_ACTION;
            default -> SheetRule.ONLY_THAT_DIE;
        };
    }

    /** What belongs to another moment of a game names that moment. */
    private static SheetRule during(Action action, SheetRule otherwise) {
        return switch (action) {
            case Action.Enlist enlist -> SheetRule.ARMY_IS_BUILT;
            case Action.ArmyReady ready -> SheetRule.ARMY_IS_BUILT;
            case Action.GoesFirst first -> SheetRule.FIRST_IS_DECIDED;
            case Action.PlaceFirst place -> SheetRule.NO_PLACING_NOW;
            case Action.DiceLanded landing -> SheetRule.NOTHING_IS_THROWN;
            case Action.AllowThrow allow -> SheetRule.NO_FOUL_NOW;
            case Action.CallFoul foul -> SheetRule.NO_FOUL_NOW;
            case Action.SayLine say -> SheetRule.NO_LINE_NOW;
            default -> otherwise;
        };
    }
}

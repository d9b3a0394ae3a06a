package umpire.rules.diceland;

import java.util.Map;
import java.util.Optional;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.PhaseTable;

/** Says which kinds of action a phase is open to, and which rule closes it to the others. */
public final class PhaseGate {
    /** What belongs to another moment of a game names that moment. */
    private static final Map<Class<? extends Action>, SheetRule> ELSEWHERE = Map.of(
            Action.Enlist.class,
            SheetRule.ARMY_IS_BUILT,
            Action.ArmyReady.class,
            SheetRule.ARMY_IS_BUILT,
            Action.GoesFirst.class,
            SheetRule.FIRST_IS_DECIDED,
            Action.PlaceFirst.class,
            SheetRule.NO_PLACING_NOW,
            Action.DiceLanded.class,
            SheetRule.NOTHING_IS_THROWN,
            Action.AllowThrow.class,
            SheetRule.NO_FOUL_NOW,
            Action.CallFoul.class,
            SheetRule.NO_FOUL_NOW,
            Action.SayLine.class,
            SheetRule.NO_LINE_NOW);

    private static final PhaseTable<Position, Phase, Action, SheetRule> TABLE =
            PhaseTable.<Position, Phase, Action, SheetRule>of(Phase.class, Action.class)
                    .when(
                            Phase.Enlisting.class,
                            row -> row.allows(Action.Enlist.class, Action.ArmyReady.class)
                                    .otherwise(SheetRule.ARMIES_FIRST))
                    .when(
                            Phase.Electing.class,
                            row -> row.allows(Action.GoesFirst.class).otherwise(SheetRule.WHO_IS_FIRST))
                    .when(
                            Phase.Flipping.class,
                            row -> row.allows(Action.GoesFirst.class).otherwise(SheetRule.WHO_IS_FIRST))
                    .when(
                            Phase.ChoosingFirst.class,
                            row -> row.allows(Action.PlaceFirst.class).otherwise(SheetRule.PLACED_BY_HAND))
                    .when(
                            Phase.HandPlacing.class,
                            row -> row.allows(Action.DiceLanded.class).otherwise(SheetRule.PLACED_BY_HAND))
                    .when(
                            Phase.Airborne.class,
                            row -> row.allows(Action.DiceLanded.class).otherwise(SheetRule.THROW_LANDS_FIRST))
                    .when(
                            Phase.FoulWatching.class,
                            row -> row.allows(Action.AllowThrow.class, Action.CallFoul.class)
                                    .otherwise(SheetRule.FOUL_IS_ASKED))
                    .when(
                            Phase.LineCalling.class,
                            row -> row.allows(Action.SayLine.class).otherwise(SheetRule.LINE_IS_ASKED))
                    .when(
                            Phase.Choosing.class,
                            row -> row.refuses(ELSEWHERE)
                                    .allows(
                                            Action.ThrowIn.class,
                                            Action.Maneuver.class,
                                            Action.FireWeapon.class,
                                            Action.AskLine.class,
                                            Action.CallIn.class,
                                            Action.JumpUp.class,
                                            Action.CommandAll.class,
                                            Action.PassTurn.class)
                                    .otherwise(SheetRule.PASS_OR_REST))
                    .when(
                            Phase.Activating.class,
                            row -> row.refuses(ELSEWHERE)
                                    .allowsIf(
                                            Action.Maneuver.class,
                                            (now, acting, roll) -> roll.die().equals(acting.die()))
                                    .allowsIf(
                                            Action.FireWeapon.class,
                                            (now, acting, fire) -> fire.die().equals(acting.die()))
                                    .allowsIf(
                                            Action.AskLine.class,
                                            (now, acting, ask) -> ask.shooter().equals(acting.die()))
                                    .allowsIf(
                                            Action.CallIn.class,
                                            (now, acting, call) -> call.caller().equals(acting.die()))
                                    .allowsIf(
                                            Action.JumpUp.class,
                                            (now, acting, jump) -> jump.die().equals(acting.die()))
                                    .allows(Action.RestDie.class)
                                    .refuses(SheetRule.PASS_OR_REST, Action.PassTurn.class)
                                    .refuses(SheetRule.ONE_ACTION, Action.ThrowIn.class, Action.CommandAll.class)
                                    .otherwise(SheetRule.ONLY_THAT_DIE))
                    .when(
                            Phase.OgreMoving.class,
                            row -> row.refuses(ELSEWHERE)
                                    .allowsIf(
                                            Action.Maneuver.class,
                                            (now, moving, roll) -> roll.die().equals(moving.die()))
                                    .allows(Action.RestDie.class)
                                    .otherwise(SheetRule.SHOOT_THEN_MOVE))
                    .when(Phase.DuelOver.class, row -> row.otherwise(SheetRule.GAME_IS_OVER))
                    .table();

    private PhaseGate() {}

    /** Returns the rule by which an action cannot come now, whatever it is in detail. */
    static Optional<SheetRule> closed(Position position, Action action) {
        return TABLE.closed(position, position.phase(), action);
    }

    /** Returns what forgoes the rest of a phase, where there is such a thing. */
    public static Optional<Action> waiver(Phase phase) {
        return switch (phase) {
            case Phase.FoulWatching watching -> Optional.of(new Action.AllowThrow());
            case Phase.Activating activating -> Optional.of(new Action.RestDie());
            case Phase.OgreMoving moving -> Optional.of(new Action.RestDie());
            default -> Optional.empty();
        };
    }
}

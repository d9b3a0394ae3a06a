package umpire.rules.ogreselves;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import umpire.rules.kernel.PhaseTable;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Which actions a phase allows at all. */
final class PhaseGate {
    /** Rules that say no more than that it is too late; what is wrong with an action at any time is said before them. */
    private static final Set<SheetRule> TOO_LATE = EnumSet.of(SheetRule.ROLL_ENDS_TURN, SheetRule.END_AT_BEGINNING);

    private static final List<Class<? extends Action>> SHIELDS =
            List.of(Action.DeployShield.class, Action.ShiftShield.class, Action.RetrieveShield.class);
    private static final List<Class<? extends Action>> OWN_WALK = List.of(Action.WalkTo.class, Action.StayThere.class);
    private static final List<Class<? extends Action>> THINGS = List.of(
            Action.TakeUp.class,
            Action.SwapFor.class,
            Action.HandOver.class,
            Action.TradeFor.class,
            Action.DeliverTo.class);

    /** What belongs to the beginning of a game. */
    private static final Map<Class<? extends Action>, SheetRule> SET_UP =
            Map.of(Action.Salt.class, SheetRule.SET_UP_ONCE, Action.PlaceOgre.class, SheetRule.OGRES_PUT_ONCE);

    /** What belongs to another moment of a turn names that moment. */
    private static final Map<Class<? extends Action>, SheetRule> ELSEWHERE = Map.of(
            Action.Salt.class,
            SheetRule.SET_UP_ONCE,
            Action.PlaceOgre.class,
            SheetRule.OGRES_PUT_ONCE,
            Action.Roll.class,
            SheetRule.NO_ROLL_NOW,
            Action.SayYes.class,
            SheetRule.NOBODY_ASKED,
            Action.SayNo.class,
            SheetRule.NOBODY_ASKED,
            Action.EscapeTo.class,
            SheetRule.NOTHING_TO_CHOOSE,
            Action.PayRansom.class,
            SheetRule.ONLY_CAPTIVES_PAY,
            Action.GiveGift.class,
            SheetRule.GIFT_NEEDS_MEETING);

    private final Setup setup;
    private final PhaseTable<Position, Phase, Action, SheetRule> table;

    PhaseGate(Setup setup) {
        this.setup = setup;
        this.table = PhaseTable.<Position, Phase, Action, SheetRule>of(Phase.class, Action.class)
                .when(Phase.Ended.class, row -> row.otherwise(SheetRule.GAME_IS_OVER))
                .when(Phase.Salting.class, row -> row.allows(Action.Salt.class).otherwise(SheetRule.SALT_FIRST))
                .when(
                        Phase.Placing.class,
                        row -> row.allows(Action.PlaceOgre.class)
                                .refuses(SheetRule.SET_UP_ONCE, Action.Salt.class)
                                .otherwise(SheetRule.PLACE_OGRES_FIRST))
                .when(
                        Phase.Deploying.class,
                        row -> row.refuses(SET_UP)
                                .allows(Action.DeployShield.class, Action.EnoughDone.class)
                                .otherwise(SheetRule.SHIELDS_BEFORE_FIRST_TURN))
                .when(
                        Phase.Meeting.class,
                        row -> row.refuses(SET_UP)
                                .refuses(SheetRule.NO_ROLL_NOW, Action.Roll.class)
                                .allows(Action.GiveGift.class)
                                .otherwise(SheetRule.OGRE_MET_GETS_GIFT))
                .when(
                        Phase.Escaping.class,
                        row -> row.refuses(SET_UP)
                                .refuses(SheetRule.NO_ROLL_NOW, Action.Roll.class)
                                .allows(Action.EscapeTo.class)
                                .otherwise(SheetRule.FREED_ELF_CHOOSES))
                .when(
                        Phase.Agreeing.class,
                        row -> row.refuses(SET_UP)
                                .refuses(SheetRule.NO_ROLL_NOW, Action.Roll.class)
                                .allows(Action.SayYes.class, Action.SayNo.class)
                                .otherwiseAsks((position, agreeing) -> agreeing.rule()))
                .when(Phase.Moving.class, this::moving)
                .when(Phase.Handling.class, this::handling)
                .when(Phase.Bound.class, this::bound)
                .when(Phase.Rolling.class, this::rolling)
                .table();
    }

    /** Returns whether a rule only says that it is too late, so that whatever else is wrong with the action is told instead. */
    static boolean onlyTooLate(SheetRule rule) {
        return TOO_LATE.contains(rule);
    }

    /** Returns the rule by which an action must wait, or can be done no more. */
    Optional<SheetRule> closed(Position position, Action action) {
        return table.closed(position, position.phase(), action);
    }

    private void moving(PhaseTable.Row<Position, Phase.Moving, Action, SheetRule> row) {
        row.refuses(ELSEWHERE)
                .asks(position -> unless(setup.sheet().shields(), SheetRule.NO_SHIELDS_IN_FIRST), SHIELDS)
                .allows(OWN_WALK)
                .allows(Action.WalkOther.class, Action.ProposeEnd.class)
                .refuses(SheetRule.MOVE_FIRST, THINGS)
                .refuses(SheetRule.MOVE_FIRST, Action.EnoughDone.class);
    }

    private void handling(PhaseTable.Row<Position, Phase.Handling, Action, SheetRule> row) {
        row.refuses(ELSEWHERE)
                .allows(THINGS)
                .allows(Action.WalkOther.class, Action.EnoughDone.class)
                .refuses(SheetRule.STOPPED_IS_STOPPED, OWN_WALK)
                .asks(
                        position -> unless(!setup.rulings().rollAfterLastDelivery(), SheetRule.END_AT_BEGINNING),
                        List.of(Action.ProposeEnd.class))
                .refuses(shieldsLate(), SHIELDS);
    }

    private void bound(PhaseTable.Row<Position, Phase.Bound, Action, SheetRule> row) {
        row.refuses(ELSEWHERE)
                .allows(Action.PayRansom.class, Action.WalkOther.class, Action.EnoughDone.class)
                .asks(
                        position -> setup.sheet().shields()
                                ? unless(captiveChangesShields(position), SheetRule.CAPTIVE_SHIELDS)
                                : Optional.of(SheetRule.NO_SHIELDS_IN_FIRST),
                        SHIELDS)
                .refuses(SheetRule.CAPTIVE_STAYS, OWN_WALK)
                .refuses(SheetRule.CAPTIVE_STAYS, THINGS)
                .refuses(SheetRule.CAPTIVE_STAYS, Action.GiveGift.class)
                .refuses(SheetRule.END_AT_BEGINNING, Action.ProposeEnd.class);
    }

    private void rolling(PhaseTable.Row<Position, Phase.Rolling, Action, SheetRule> row) {
        row.refuses(ELSEWHERE)
                .allows(Action.Roll.class)
                .asks(captiveOr(SheetRule.STOPPED_IS_STOPPED), OWN_WALK)
                .asks(captiveOr(SheetRule.ROLL_ENDS_TURN), THINGS)
                .asks(captiveOr(SheetRule.GIFT_NEEDS_MEETING), List.of(Action.GiveGift.class))
                .asks(
                        position -> Optional.of(
                                position.miner().captive() ? SheetRule.ROLL_ENDS_TURN : SheetRule.ONLY_CAPTIVES_PAY),
                        List.of(Action.PayRansom.class))
                .refuses(shieldsLate(), SHIELDS)
                .refuses(SheetRule.END_AT_BEGINNING, Action.ProposeEnd.class)
                .refuses(SheetRule.ROLL_ENDS_TURN, Action.WalkOther.class, Action.EnoughDone.class);
    }

    private static Function<Position, Optional<SheetRule>> captiveOr(SheetRule free) {
        return position -> Optional.of(position.miner().captive() ? SheetRule.CAPTIVE_STAYS : free);
    }

    private static Optional<SheetRule> unless(boolean open, SheetRule rule) {
        return open ? Optional.empty() : Optional.of(rule);
    }

    private SheetRule shieldsLate() {
        return setup.sheet().shields() ? SheetRule.SHIELDS_BEFORE_MOVE : SheetRule.NO_SHIELDS_IN_FIRST;
    }

    /** While all are captive they are asked for ransoms, and nobody has a turn of its own. */
    private boolean captiveChangesShields(Position position) {
        return setup.rulings().captiveShields() && !position.realm().allCaptive();
    }
}

package umpire.rules.ogreselves.refusal;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import umpire.rules.ogreselves.position.Action;
import umpire.rules.ogreselves.position.Phase;
import umpire.rules.ogreselves.position.Position;
import umpire.rules.ogreselves.position.Setup;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Which actions a phase allows at all. */
final class PhaseGate {
    /** Rules that say no more than that it is too late; what is wrong with an action at any time is said before them. */
    private static final Set<SheetRule> TOO_LATE = EnumSet.of(SheetRule.ROLL_ENDS_TURN, SheetRule.END_AT_BEGINNING);

    private final Setup setup;

    PhaseGate(Setup setup) {
        this.setup = setup;
    }

    /** What an action belongs to. */
    private enum TurnPart {
        SALT,
        PLACE,
        DEPLOY,
        SHIELDS,
        MOVE,
        OTHERS,
        THINGS,
        GIFT,
        RANSOM,
        END,
        ANSWER,
        ENOUGH,
        ESCAPE,
        ROLL
    }

    private static TurnPart part(Action action) {
        return switch (action) {
            case Action.Salt salt -> TurnPart.SALT;
            case Action.PlaceOgre place -> TurnPart.PLACE;
            case Action.DeployShield deploy -> TurnPart.DEPLOY;
            case Action.ShiftShield shift -> TurnPart.SHIELDS;
            case Action.RetrieveShield retrieve -> TurnPart.SHIELDS;
            case Action.WalkTo walk -> TurnPart.MOVE;
            case Action.WalkOther other -> TurnPart.OTHERS;
            case Action.StayThere stay -> TurnPart.MOVE;
            case Action.TakeUp take -> TurnPart.THINGS;
            case Action.SwapFor swap -> TurnPart.THINGS;
            case Action.HandOver hand -> TurnPart.THINGS;
            case Action.TradeFor trade -> TurnPart.THINGS;
            case Action.DeliverTo deliver -> TurnPart.THINGS;
            case Action.GiveGift gift -> TurnPart.GIFT;
            case Action.PayRansom ransom -> TurnPart.RANSOM;
            case Action.ProposeEnd end -> TurnPart.END;
            case Action.SayYes yes -> TurnPart.ANSWER;
            case Action.SayNo no -> TurnPart.ANSWER;
            case Action.EnoughDone enough -> TurnPart.ENOUGH;
            case Action.EscapeTo escape -> TurnPart.ESCAPE;
            case Action.Roll roll -> TurnPart.ROLL;
        };
    }

    /** Returns whether what else is wrong with an action tells more than the rule by which it is closed. */
    static boolean onlyTooLate(SheetRule rule) {
        return TOO_LATE.contains(rule);
    }

    /** Returns the rule by which an action must wait, or can be done no more. */
    Optional<SheetRule> closed(Position position, Action action) {
        TurnPart part = part(action);
        return switch (position.phase()) {
            case Phase.Ended ended -> Optional.of(SheetRule.GAME_IS_OVER);
            case Phase.Salting salting -> unless(part == TurnPart.SALT, SheetRule.SALT_FIRST);
            case Phase.Placing placing ->
                part == TurnPart.SALT
                        ? Optional.of(SheetRule.SET_UP_ONCE)
                        : unless(part == TurnPart.PLACE, SheetRule.PLACE_OGRES_FIRST);
            case Phase.Deploying deploying ->
                setUp(part)
                        ? elsewhere(part)
                        : unless(
                                part == TurnPart.DEPLOY || part == TurnPart.ENOUGH,
                                SheetRule.SHIELDS_BEFORE_FIRST_TURN);
            case Phase.Meeting meeting -> begun(part, TurnPart.GIFT, SheetRule.OGRE_MET_GETS_GIFT);
            case Phase.Escaping escaping -> begun(part, TurnPart.ESCAPE, SheetRule.FREED_ELF_CHOOSES);
            case Phase.Agreeing agreeing -> begun(part, TurnPart.ANSWER, agreeing.rule());
            case Phase.Rolling rolling -> rolling(position, part);
            case Phase.Bound bound -> bound(position, part);
            case Phase.Moving moving -> moving(part);
            case Phase.Handling handling -> handling(part);
        };
    }

    private static Optional<SheetRule> unless(boolean open, SheetRule rule) {
        return open ? Optional.empty() : Optional.of(rule);
    }

    private static Optional<SheetRule> begun(TurnPart part, TurnPart only, SheetRule otherwise) {
        return setUp(part) || part == TurnPart.ROLL ? elsewhere(part) : unless(part == only, otherwise);
    }

    private static boolean setUp(TurnPart part) {
        return part == TurnPart.SALT || part == TurnPart.PLACE;
    }

    private Optional<SheetRule> moving(TurnPart part) {
        return switch (part) {
            case DEPLOY, SHIELDS -> unless(setup.sheet().shields(), SheetRule.NO_SHIELDS_IN_FIRST);
            case MOVE, OTHERS, END -> Optional.empty();
            case THINGS, ENOUGH -> Optional.of(SheetRule.MOVE_FIRST);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private Optional<SheetRule> handling(TurnPart part) {
        return switch (part) {
            case THINGS, OTHERS, ENOUGH -> Optional.empty();
            case MOVE -> Optional.of(SheetRule.STOPPED_IS_STOPPED);
            case END -> unless(!setup.rulings().rollAfterLastDelivery(), SheetRule.END_AT_BEGINNING);
            case DEPLOY, SHIELDS -> shieldsLate();
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private Optional<SheetRule> shieldsLate() {
        return Optional.of(setup.sheet().shields() ? SheetRule.SHIELDS_BEFORE_MOVE : SheetRule.NO_SHIELDS_IN_FIRST);
    }

    private Optional<SheetRule> bound(Position position, TurnPart part) {
        return switch (part) {
            case RANSOM, OTHERS, ENOUGH -> Optional.empty();
            case DEPLOY, SHIELDS ->
                setup.sheet().shields()
                        ? unless(captiveChangesShields(position), SheetRule.CAPTIVE_SHIELDS)
                        : Optional.of(SheetRule.NO_SHIELDS_IN_FIRST);
            case MOVE, THINGS, GIFT -> Optional.of(SheetRule.CAPTIVE_STAYS);
            case END -> Optional.of(SheetRule.END_AT_BEGINNING);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE -> elsewhere(part);
        };
    }

    /** While all are captive they are asked for ransoms, and nobody has a turn of its own. */
    private boolean captiveChangesShields(Position position) {
        return setup.rulings().captiveShields() && !position.realm().allCaptive();
    }

    private Optional<SheetRule> rolling(Position position, TurnPart part) {
        boolean captive = position.miner().captive();
        return switch (part) {
            case ROLL -> Optional.empty();
            case MOVE -> Optional.of(captive ? SheetRule.CAPTIVE_STAYS : SheetRule.STOPPED_IS_STOPPED);
            case THINGS -> Optional.of(captive ? SheetRule.CAPTIVE_STAYS : SheetRule.ROLL_ENDS_TURN);
            case GIFT -> Optional.of(captive ? SheetRule.CAPTIVE_STAYS : SheetRule.GIFT_NEEDS_MEETING);
            case RANSOM -> Optional.of(captive ? SheetRule.ROLL_ENDS_TURN : SheetRule.ONLY_CAPTIVES_PAY);
            case DEPLOY, SHIELDS -> shieldsLate();
            case END -> Optional.of(SheetRule.END_AT_BEGINNING);
            case OTHERS, ENOUGH -> Optional.of(SheetRule.ROLL_ENDS_TURN);
            case SALT, PLACE, ANSWER, ESCAPE -> elsewhere(part);
        };
    }

    private static Optional<SheetRule> elsewhere(TurnPart part) {
        return switch (part) {
            case SALT -> Optional.of(SheetRule.SET_UP_ONCE);
            case PLACE -> Optional.of(SheetRule.OGRES_PUT_ONCE);
            case ROLL -> Optional.of(SheetRule.NO_ROLL_NOW);
            case ANSWER -> Optional.of(SheetRule.NOBODY_ASKED);
            case ESCAPE -> Optional.of(SheetRule.NOTHING_TO_CHOOSE);
            case RANSOM -> Optional.of(SheetRule.ONLY_CAPTIVES_PAY);
            case GIFT -> Optional.of(SheetRule.GIFT_NEEDS_MEETING);
            case DEPLOY, SHIELDS, MOVE, OTHERS, THINGS, END, ENOUGH -> Optional.empty();
        };
    }
}

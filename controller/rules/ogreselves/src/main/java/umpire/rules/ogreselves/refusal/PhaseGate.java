package umpire.rules.ogreselves.refusal;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Which actions a phase allows at all. */
final class PhaseGate {
    /** Rules that say no more than that it is too late; what is wrong with an action at any time is said before them. */
    private static final Set<ElfRule> TOO_LATE = EnumSet.of(ElfRule.ROLL_ENDS_TURN, ElfRule.END_AT_BEGINNING);

    private final QuestSetup setup;

    PhaseGate(QuestSetup setup) {
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

    private static TurnPart part(QuestAction action) {
        return switch (action) {
            case QuestAction.Salt salt -> TurnPart.SALT;
            case QuestAction.PlaceOgre place -> TurnPart.PLACE;
            case QuestAction.DeployShield deploy -> TurnPart.DEPLOY;
            case QuestAction.ShiftShield shift -> TurnPart.SHIELDS;
            case QuestAction.RetrieveShield retrieve -> TurnPart.SHIELDS;
            case QuestAction.WalkTo walk -> TurnPart.MOVE;
            case QuestAction.WalkOther other -> TurnPart.OTHERS;
            case QuestAction.StayThere stay -> TurnPart.MOVE;
            case QuestAction.TakeUp take -> TurnPart.THINGS;
            case QuestAction.SwapFor swap -> TurnPart.THINGS;
            case QuestAction.HandOver hand -> TurnPart.THINGS;
            case QuestAction.TradeFor trade -> TurnPart.THINGS;
            case QuestAction.DeliverTo deliver -> TurnPart.THINGS;
            case QuestAction.GiveGift gift -> TurnPart.GIFT;
            case QuestAction.PayRansom ransom -> TurnPart.RANSOM;
            case QuestAction.ProposeEnd end -> TurnPart.END;
            case QuestAction.SayYes yes -> TurnPart.ANSWER;
            case QuestAction.SayNo no -> TurnPart.ANSWER;
            case QuestAction.EnoughDone enough -> TurnPart.ENOUGH;
            case QuestAction.EscapeTo escape -> TurnPart.ESCAPE;
            case QuestAction.Roll roll -> TurnPart.ROLL;
        };
    }

    /** Returns whether what else is wrong with an action tells more than the rule by which it is closed. */
    static boolean onlyTooLate(ElfRule rule) {
        return TOO_LATE.contains(rule);
    }

    /** Returns the rule by which an action must wait, or can be done no more. */
    Optional<ElfRule> closed(Quest quest, QuestAction action) {
        TurnPart part = part(action);
        return switch (quest.phase()) {
            case QuestPhase.Ended ended -> Optional.of(ElfRule.GAME_IS_OVER);
            case QuestPhase.Salting salting -> unless(part == TurnPart.SALT, ElfRule.SALT_FIRST);
            case QuestPhase.Placing placing ->
                part == TurnPart.SALT
                        ? Optional.of(ElfRule.SET_UP_ONCE)
                        : unless(part == TurnPart.PLACE, ElfRule.PLACE_OGRES_FIRST);
            case QuestPhase.Deploying deploying ->
                setUp(part)
                        ? elsewhere(part)
                        : unless(part == TurnPart.DEPLOY || part == TurnPart.ENOUGH, ElfRule.SHIELDS_BEFORE_FIRST_TURN);
            case QuestPhase.Meeting meeting -> begun(part, TurnPart.GIFT, ElfRule.OGRE_MET_GETS_GIFT);
            case QuestPhase.Escaping escaping -> begun(part, TurnPart.ESCAPE, ElfRule.FREED_ELF_CHOOSES);
            case QuestPhase.Agreeing agreeing -> begun(part, TurnPart.ANSWER, agreeing.rule());
            case QuestPhase.Rolling rolling -> rolling(quest, part);
            case QuestPhase.Bound bound -> bound(quest, part);
            case QuestPhase.Moving moving -> moving(part);
            case QuestPhase.Handling handling -> handling(part);
        };
    }

    private static Optional<ElfRule> unless(boolean open, ElfRule rule) {
        return open ? Optional.empty() : Optional.of(rule);
    }

    private static Optional<ElfRule> begun(TurnPart part, TurnPart only, ElfRule otherwise) {
        return setUp(part) || part == TurnPart.ROLL ? elsewhere(part) : unless(part == only, otherwise);
    }

    private static boolean setUp(TurnPart part) {
        return part == TurnPart.SALT || part == TurnPart.PLACE;
    }

    private Optional<ElfRule> moving(TurnPart part) {
        return switch (part) {
            case DEPLOY, SHIELDS -> unless(setup.sheet().shields(), ElfRule.NO_SHIELDS_IN_FIRST);
            case MOVE, OTHERS, END -> Optional.empty();
            case THINGS, ENOUGH -> Optional.of(ElfRule.MOVE_FIRST);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private Optional<ElfRule> handling(TurnPart part) {
        return switch (part) {
            case THINGS, OTHERS, ENOUGH -> Optional.empty();
            case MOVE -> Optional.of(ElfRule.STOPPED_IS_STOPPED);
            case END -> unless(!setup.rulings().rollAfterLastDelivery(), ElfRule.END_AT_BEGINNING);
            case DEPLOY, SHIELDS -> shieldsLate();
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private Optional<ElfRule> shieldsLate() {
        return Optional.of(setup.sheet().shields() ? ElfRule.SHIELDS_BEFORE_MOVE : ElfRule.NO_SHIELDS_IN_FIRST);
    }

    private Optional<ElfRule> bound(Quest quest, TurnPart part) {
        return switch (part) {
            case RANSOM, OTHERS, ENOUGH -> Optional.empty();
            case DEPLOY, SHIELDS ->
                setup.sheet().shields()
                        ? unless(captiveChangesShields(quest), ElfRule.CAPTIVE_SHIELDS)
                        : Optional.of(ElfRule.NO_SHIELDS_IN_FIRST);
            case MOVE, THINGS, GIFT -> Optional.of(ElfRule.CAPTIVE_STAYS);
            case END -> Optional.of(ElfRule.END_AT_BEGINNING);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE -> elsewhere(part);
        };
    }

    /** While all are captive they are asked for ransoms, and nobody has a turn of its own. */
    private boolean captiveChangesShields(Quest quest) {
        return setup.rulings().captiveShields() && !quest.realm().allCaptive();
    }

    private Optional<ElfRule> rolling(Quest quest, TurnPart part) {
        boolean captive = quest.miner().captive();
        return switch (part) {
            case ROLL -> Optional.empty();
            case MOVE -> Optional.of(captive ? ElfRule.CAPTIVE_STAYS : ElfRule.STOPPED_IS_STOPPED);
            case THINGS -> Optional.of(captive ? ElfRule.CAPTIVE_STAYS : ElfRule.ROLL_ENDS_TURN);
            case GIFT -> Optional.of(captive ? ElfRule.CAPTIVE_STAYS : ElfRule.GIFT_NEEDS_MEETING);
            case RANSOM -> Optional.of(captive ? ElfRule.ROLL_ENDS_TURN : ElfRule.ONLY_CAPTIVES_PAY);
            case DEPLOY, SHIELDS -> shieldsLate();
            case END -> Optional.of(ElfRule.END_AT_BEGINNING);
            case OTHERS, ENOUGH -> Optional.of(ElfRule.ROLL_ENDS_TURN);
            case SALT, PLACE, ANSWER, ESCAPE -> elsewhere(part);
        };
    }

    private static Optional<ElfRule> elsewhere(TurnPart part) {
        return switch (part) {
            case SALT -> Optional.of(ElfRule.SET_UP_ONCE);
            case PLACE -> Optional.of(ElfRule.OGRES_PUT_ONCE);
            case ROLL -> Optional.of(ElfRule.NO_ROLL_NOW);
            case ANSWER -> Optional.of(ElfRule.NOBODY_ASKED);
            case ESCAPE -> Optional.of(ElfRule.NOTHING_TO_CHOOSE);
            case RANSOM -> Optional.of(ElfRule.ONLY_CAPTIVES_PAY);
            case GIFT -> Optional.of(ElfRule.GIFT_NEEDS_MEETING);
            case DEPLOY, SHIELDS, MOVE, OTHERS, THINGS, END, ENOUGH -> Optional.empty();
        };
    }
}

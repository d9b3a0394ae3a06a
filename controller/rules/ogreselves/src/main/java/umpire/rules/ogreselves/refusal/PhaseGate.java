package umpire.rules.ogreselves.refusal;

import java.util.Optional;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Which actions a phase allows at all. */
final class PhaseGate {
    private PhaseGate() {}

    /** What an action belongs to. */
    private enum TurnPart {
        SALT,
        PLACE,
        DEPLOY,
        SHIELDS,
        MOVE,
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

    /** Returns the rule by which an action must wait, or can be done no more. */
    static Optional<ElfRule> closed(QuestPhase phase, QuestAction action) {
        TurnPart part = part(action);
        return switch (phase) {
            case QuestPhase.Ended ended -> Optional.of(ElfRule.GAME_IS_OVER);
            case QuestPhase.Salting salting -> unless(part == TurnPart.SALT, ElfRule.SALT_FIRST);
            case QuestPhase.Placing placing ->
                part == TurnPart.SALT
                        ? Optional.of(ElfRule.SET_UP_ONCE)
                        : unless(part == TurnPart.PLACE, ElfRule.PLACE_OGRES_FIRST);
            case QuestPhase.Deploying deploying ->
                part == TurnPart.SALT || part == TurnPart.PLACE
                        ? Optional.of(ElfRule.SET_UP_ONCE)
                        : unless(part == TurnPart.DEPLOY || part == TurnPart.ENOUGH, ElfRule.SHIELDS_BEFORE_FIRST_TURN);
            case QuestPhase.Rolling rolling -> begun(part, TurnPart.ROLL, ElfRule.ROLL_ENDS_TURN);
            case QuestPhase.Meeting meeting -> begun(part, TurnPart.GIFT, ElfRule.OGRE_MET_GETS_GIFT);
            case QuestPhase.Escaping escaping -> begun(part, TurnPart.ESCAPE, ElfRule.FREED_ELF_CHOOSES);
            case QuestPhase.Agreeing agreeing -> begun(part, TurnPart.ANSWER, ElfRule.ALL_ARE_ASKED);
            case QuestPhase.Bound bound -> bound(part);
            case QuestPhase.Moving moving -> moving(part);
            case QuestPhase.Handling handling -> handling(part);
        };
    }

    private static Optional<ElfRule> unless(boolean open, ElfRule rule) {
        return open ? Optional.empty() : Optional.of(rule);
    }

    private static Optional<ElfRule> begun(TurnPart part, TurnPart only, ElfRule otherwise) {
        if (part == TurnPart.SALT || part == TurnPart.PLACE) {
            return Optional.of(ElfRule.SET_UP_ONCE);
        }
        if (part == TurnPart.ROLL && only != TurnPart.ROLL) {
            return Optional.of(ElfRule.NO_ROLL_NOW);
        }
        return unless(part == only, otherwise);
    }

    private static Optional<ElfRule> bound(TurnPart part) {
        return switch (part) {
            case RANSOM, ENOUGH -> Optional.empty();
            case SALT, PLACE -> Optional.of(ElfRule.SET_UP_ONCE);
            case ROLL -> Optional.of(ElfRule.NO_ROLL_NOW);
            case ANSWER -> Optional.of(ElfRule.NOBODY_ASKED);
            case ESCAPE -> Optional.of(ElfRule.NOTHING_TO_CHOOSE);
            case DEPLOY, SHIELDS, MOVE, THINGS, GIFT, END -> Optional.of(ElfRule.CAPTIVE_STAYS);
        };
    }

    private static Optional<ElfRule> moving(TurnPart part) {
        return switch (part) {
            case DEPLOY, SHIELDS, MOVE, END -> Optional.empty();
            case THINGS, ENOUGH -> Optional.of(ElfRule.MOVE_FIRST);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private static Optional<ElfRule> handling(TurnPart part) {
        return switch (part) {
            case THINGS, ENOUGH -> Optional.empty();
            case MOVE, END -> Optional.of(ElfRule.STOPPED_IS_STOPPED);
            case DEPLOY, SHIELDS -> Optional.of(ElfRule.SHIELDS_BEFORE_MOVE);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private static Optional<ElfRule> elsewhere(TurnPart part) {
        return switch (part) {
            case SALT, PLACE -> Optional.of(ElfRule.SET_UP_ONCE);
            case ROLL -> Optional.of(ElfRule.NO_ROLL_NOW);
            case ANSWER -> Optional.of(ElfRule.NOBODY_ASKED);
            case ESCAPE -> Optional.of(ElfRule.NOTHING_TO_CHOOSE);
            case RANSOM -> Optional.of(ElfRule.ONLY_CAPTIVES_PAY);
            case GIFT -> Optional.of(ElfRule.GIFT_NEEDS_MEETING);
            case DEPLOY, SHIELDS, MOVE, THINGS, END, ENOUGH -> Optional.empty();
        };
    }
}

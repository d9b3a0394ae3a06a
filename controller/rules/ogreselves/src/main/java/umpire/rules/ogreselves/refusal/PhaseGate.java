package umpire.rules.ogreselves.refusal;

import java.util.Optional;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Which actions a phase allows at all. */
final class PhaseGate {
    private PhaseGate() {}

    /** What an action belongs to. */
    private enum Part {
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

    private static Part part(QuestAction action) {
        return switch (action) {
            case QuestAction.Salt salt -> Part.SALT;
            case QuestAction.PlaceOgre place -> Part.PLACE;
            case QuestAction.DeployShield deploy -> Part.DEPLOY;
            case QuestAction.ShiftShield shift -> Part.SHIELDS;
            case QuestAction.RetrieveShield retrieve -> Part.SHIELDS;
            case QuestAction.WalkTo walk -> Part.MOVE;
            case QuestAction.StayThere stay -> Part.MOVE;
            case QuestAction.TakeUp take -> Part.THINGS;
            case QuestAction.SwapFor swap -> Part.THINGS;
            case QuestAction.HandOver hand -> Part.THINGS;
            case QuestAction.TradeFor trade -> Part.THINGS;
            case QuestAction.DeliverTo deliver -> Part.THINGS;
            case QuestAction.GiveGift gift -> Part.GIFT;
            case QuestAction.PayRansom ransom -> Part.RANSOM;
            case QuestAction.ProposeEnd end -> Part.END;
            case QuestAction.SayYes yes -> Part.ANSWER;
            case QuestAction.SayNo no -> Part.ANSWER;
            case QuestAction.EnoughDone enough -> Part.ENOUGH;
            case QuestAction.EscapeTo escape -> Part.ESCAPE;
            case QuestAction.Roll roll -> Part.ROLL;
        };
    }

    /** Returns the rule by which an action must wait, or can be done no more. */
    static Optional<ElfRule> closed(QuestPhase phase, QuestAction action) {
        Part part = part(action);
        return switch (phase) {
            case QuestPhase.Ended ended -> Optional.of(ElfRule.GAME_IS_OVER);
            case QuestPhase.Salting salting -> unless(part == Part.SALT, ElfRule.SALT_FIRST);
            case QuestPhase.Placing placing ->
                part == Part.SALT
                        ? Optional.of(ElfRule.SET_UP_ONCE)
                        : unless(part == Part.PLACE, ElfRule.PLACE_OGRES_FIRST);
            case QuestPhase.Deploying deploying ->
                part == Part.SALT || part == Part.PLACE
                        ? Optional.of(ElfRule.SET_UP_ONCE)
                        : unless(part == Part.DEPLOY || part == Part.ENOUGH, ElfRule.SHIELDS_BEFORE_FIRST_TURN);
            case QuestPhase.Rolling rolling -> begun(part, Part.ROLL, ElfRule.ROLL_ENDS_TURN);
            case QuestPhase.Meeting meeting -> begun(part, Part.GIFT, ElfRule.OGRE_MET_GETS_GIFT);
            case QuestPhase.Escaping escaping -> begun(part, Part.ESCAPE, ElfRule.FREED_ELF_CHOOSES);
            case QuestPhase.Agreeing agreeing -> begun(part, Part.ANSWER, ElfRule.ALL_ARE_ASKED);
            case QuestPhase.Bound bound -> bound(part);
            case QuestPhase.Moving moving -> moving(part);
            case QuestPhase.Handling handling -> handling(part);
        };
    }

    private static Optional<ElfRule> unless(boolean open, ElfRule rule) {
        return open ? Optional.empty() : Optional.of(rule);
    }

    private static Optional<ElfRule> begun(Part part, Part only, ElfRule otherwise) {
        if (part == Part.SALT || part == Part.PLACE) {
            return Optional.of(ElfRule.SET_UP_ONCE);
        }
        if (part == Part.ROLL && only != Part.ROLL) {
            return Optional.of(ElfRule.NO_ROLL_NOW);
        }
        return unless(part == only, otherwise);
    }

    private static Optional<ElfRule> bound(Part part) {
        return switch (part) {
            case RANSOM, ENOUGH -> Optional.empty();
            case SALT, PLACE -> Optional.of(ElfRule.SET_UP_ONCE);
            case ROLL -> Optional.of(ElfRule.NO_ROLL_NOW);
            case ANSWER -> Optional.of(ElfRule.NOBODY_ASKED);
            case ESCAPE -> Optional.of(ElfRule.NOTHING_TO_CHOOSE);
            case DEPLOY, SHIELDS, MOVE, THINGS, GIFT, END -> Optional.of(ElfRule.CAPTIVE_STAYS);
        };
    }

    private static Optional<ElfRule> moving(Part part) {
        return switch (part) {
            case DEPLOY, SHIELDS, MOVE, END -> Optional.empty();
            case THINGS, ENOUGH -> Optional.of(ElfRule.MOVE_FIRST);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private static Optional<ElfRule> handling(Part part) {
        return switch (part) {
            case THINGS, ENOUGH -> Optional.empty();
            case MOVE, END -> Optional.of(ElfRule.STOPPED_IS_STOPPED);
            case DEPLOY, SHIELDS -> Optional.of(ElfRule.SHIELDS_BEFORE_MOVE);
            case SALT, PLACE, ROLL, ANSWER, ESCAPE, RANSOM, GIFT -> elsewhere(part);
        };
    }

    private static Optional<ElfRule> elsewhere(Part part) {
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

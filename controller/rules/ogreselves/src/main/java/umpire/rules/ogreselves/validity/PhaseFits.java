package umpire.rules.ogreselves.validity;

import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** Whether a phase can be where everything lies as it does. */
final class PhaseFits {
    private final QuestSetup setup;
    private final QuestJudge judge;
    private final SetUpFits setUp;
    private final TurnFits turns;
    private final EscapeFits escapes;

    PhaseFits(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.judge = judge;
        this.setUp = new SetUpFits(setup);
        this.turns = new TurnFits(setup, judge);
        this.escapes = new EscapeFits(setup);
    }

    /** An Elf that chooses a Gift or a Castle stands on an Ogre for a moment. */
    static boolean mayStandFreeOnOgre(Quest quest, Elf elf) {
        return switch (quest.phase()) {
            case QuestPhase.Meeting meeting -> elf == quest.turn();
            case QuestPhase.Escaping escaping -> escaping.freed().contains(elf);
            default -> false;
        };
    }

    /** Returns what cannot be. Whether a turn that begins can be played at all is seen when it is gone on from. */
    Optional<String> misfit(Quest quest) {
        return switch (quest.phase()) {
            case QuestPhase.Salting salting -> setUp.salting(quest);
            case QuestPhase.Placing placing -> setUp.placing(quest);
            case QuestPhase.Deploying deploying -> setUp.deploying(quest);
            case QuestPhase.Moving moving ->
                notFilled(quest).then(() -> turns.moving(quest, moving)).found();
            case QuestPhase.Bound bound ->
                notFilled(quest).then(() -> turns.bound(quest, bound)).found();
            case QuestPhase.Meeting meeting ->
                notFilled(quest).then(() -> turns.meeting(quest)).found();
            case QuestPhase.Handling handling ->
                notFilled(quest).then(() -> turns.handling(quest, handling)).found();
            case QuestPhase.Rolling rolling -> notFilled(quest).found();
            case QuestPhase.Escaping escaping ->
                notFilled(quest).then(() -> escapes.escaping(quest, escaping)).found();
            case QuestPhase.Agreeing agreeing ->
                notFilled(quest).then(() -> agreeing(quest, agreeing)).found();
            case QuestPhase.Ended ended -> ended(quest.realm(), ended.end());
        };
    }

    private FirstMisfit notFilled(Quest quest) {
        return new FirstMisfit().needs(() -> !setup.allFull(quest.realm()), "all chests are full, so the game is over");
    }

    private Optional<String> agreeing(Quest quest, QuestPhase.Agreeing agreeing) {
        Quest before = quest.with(agreeing.before());
        return new FirstMisfit()
                .needs(() -> setup.rulings().askEverybody(), "at this table nobody is asked")
                .needs(
                        () -> proposed(agreeing),
                        "what is asked about is a captive's ransom or a free Elf's end of the game")
                .needs(() -> agreeing.agreed() < setup.elves() - 1, "all the others have said yes already")
                .then(() -> misfit(before))
                .needs(
                        () -> !(agreeing.proposal() instanceof QuestAction.ProposeEnd)
                                || !setup.pointless(quest.realm()),
                        "nothing more can be delivered or given, so the game is over")
                .then(() -> judge.refuse(before, agreeing.proposal()).map(Breach::why))
                .found();
    }

    private static boolean proposed(QuestPhase.Agreeing agreeing) {
        return switch (agreeing.proposal()) {
            case QuestAction.PayRansom ransom -> agreeing.before() instanceof QuestPhase.Bound;
            case QuestAction.ProposeEnd end ->
                agreeing.before() instanceof QuestPhase.Moving || agreeing.before() instanceof QuestPhase.Handling;
            default -> false;
        };
    }

    private Optional<String> ended(Realm realm, QuestEnd end) {
        return new FirstMisfit()
                .needs(
                        () -> realm.miners().stream().allMatch(PhaseFits::rests),
                        "a game is over when free Elves are at Home")
                .needs(
                        () -> (end == QuestEnd.FILLED) == setup.allFull(realm),
                        end == QuestEnd.FILLED
                                ? "a chest has free spaces, so the game is not over by full chests"
                                : "all chests are full, so the game is over by that")
                .needs(
                        () -> (end == QuestEnd.CAPTURED) == realm.allCaptive(),
                        end == QuestEnd.CAPTURED
                                ? "an Elf is free, so the game is not over by captivity"
                                : "all Elves are captive, so none has ended the game otherwise")
                .needs(
                        () -> end != QuestEnd.DELIVERED || !setup.deliverable(realm),
                        "more can be delivered, so the game is not over")
                .found();
    }

    private static boolean rests(Miner miner) {
        return miner.captive() || miner.at() == ElfSpace.HOME;
    }
}

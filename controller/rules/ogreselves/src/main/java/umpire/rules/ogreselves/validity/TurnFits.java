package umpire.rules.ogreselves.validity;

import java.util.Optional;
import java.util.Set;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** Whether a turn can have come to where its phase says. */
final class TurnFits {
    private static final String END_REFUSED = "nobody can have said no to the end, for it cannot be proposed";

    private final QuestSetup setup;
    private final QuestJudge judge;

    TurnFits(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    Optional<String> moving(Quest quest, QuestPhase.Moving moving) {
        return new FirstMisfit()
                .needs(() -> !quest.miner().captive(), () -> quest.turn().title() + " is captive and does not move")
                .then(() -> shields(quest, moving.settled()))
                .needs(() -> !moving.endRefused() || endAsked(quest), END_REFUSED)
                .found();
    }

    private boolean endAsked(Quest quest) {
        return setup.rulings().askEverybody() && !setup.deliverable(quest.realm());
    }

    Optional<String> bound(Quest quest, QuestPhase.Bound bound) {
        boolean all = quest.realm().allCaptive();
        return new FirstMisfit()
                .needs(() -> quest.miner().captive(), () -> quest.turn().title() + " is not captive")
                .needs(() -> bound.asked() < setup.elves(), () -> "only " + setup.elves() + " Elves can be asked")
                .needs(
                        () -> bound.asked() == 0 || all,
                        "Elves are asked one after the other for ransoms when all are captive")
                .needs(
                        () -> bound.refused().isEmpty() || setup.rulings().askEverybody(),
                        "at this table nobody is asked")
                .needs(
                        () -> bound.refused().stream()
                                .allMatch(ransom -> judge.refuse(
                                                quest.with(QuestPhase.Bound.start(bound.asked())), ransom)
                                        .isEmpty()),
                        "nobody can have said no to a ransom that cannot be proposed")
                .needs(
                        () -> bound.settled().isEmpty() || (setup.rulings().captiveShields() && !all),
                        "a captive changes no Shields here")
                .then(() -> shields(quest, bound.settled()))
                .found();
    }

    /**
     * Those of the Mines that have no Shield now lost it to the bag or to one of the others, which got theirs out of the bag or from one
     * that lost it. Before all that the bag held what it must have held for it, and no more than there is room for.
     */
    private static Optional<String> shields(Quest quest, Set<Integer> settled) {
        Realm realm = quest.realm();
        Things bag = quest.miner().bag();
        int put = (int) settled.stream().filter(realm::shielded).count();
        int less = put - (settled.size() - put);
        return new FirstMisfit()
                .needs(
                        () -> settled.stream().allMatch(mine -> realm.free(ElfSpace.mine(mine))),
                        "no Shield was put down or taken away where an Ogre stands")
                .needs(
                        () -> bag.count(Thing.SHIELD) + less >= 0,
                        "more Shields were taken away from Mines than lie elsewhere")
                .needs(
                        () -> bag.size() + less <= Miner.ROOM,
                        () -> quest.turn().title() + " cannot have carried all that it carries and has put down")
                .found();
    }

    Optional<String> meeting(Quest quest) {
        Miner miner = quest.miner();
        Realm realm = quest.realm();
        return new FirstMisfit()
                .needs(
                        () -> miner.at().mine() && !realm.free(miner.at()) && !miner.captive(),
                        () -> quest.turn().title() + " has not met an Ogre as a free Elf")
                .needs(
                        () -> realm.ogresOn(miner.at()).stream()
                                .anyMatch(
                                        ogre -> !setup.liked(ogre, miner.bag()).isEmpty()),
                        () -> quest.turn().title() + " carries nothing that the Ogre it met likes")
                .needs(() -> !realm.emptyCastles().isEmpty(), "an Ogre is on every Castle, so none is met with a Gift")
                .needs(() -> !setup.pointless(realm), "nothing more can be delivered or given, so the game is over")
                .found();
    }

    Optional<String> handling(Quest quest, QuestPhase.Handling handling) {
        Miner miner = quest.miner();
        Things lying = miner.at().mine() ? quest.realm().mine(miner.at().number()) : Things.NONE;
        boolean rolls = setup.rulings().rollAfterLastDelivery();
        return new FirstMisfit()
                .needs(() -> !miner.captive(), () -> quest.turn().title() + " is captive and handles nothing")
                .needs(
                        () -> handling.offer().less(lying).isEmpty(),
                        () -> handling.offer().less(lying).inWords() + " is offered and does not lie "
                                + miner.at().there())
                .needs(
                        () -> handling.handed().size() == setup.elves(),
                        () -> "what was handed over is told of "
                                + handling.handed().size() + " Elves, not of " + setup.elves())
                .then(() -> handed(quest, handling))
                .needs(
                        () -> lying.less(handling.offer()).isEmpty() || wasFull(quest, handling),
                        () -> "what lies " + miner.at().there()
                                + " without being offered was left behind, and only a full bag leaves anything")
                .needs(
                        () -> rolls || !setup.pointless(quest.realm()),
                        "nothing more can be delivered or given, so the game is over")
                .needs(() -> !handling.endRefused() || (!rolls && endAsked(quest)), END_REFUSED)
                .found();
    }

    /** A bag that was full when something was left behind is so still, unless something was handed on. */
    private static boolean wasFull(Quest quest, QuestPhase.Handling handling) {
        return !quest.miner().hasRoom()
                || quest.realm().elves().stream()
                        .anyMatch(elf ->
                                elf != quest.turn() && !handling.handed(elf).isEmpty());
    }

    private static Optional<String> handed(Quest quest, QuestPhase.Handling handling) {
        FirstMisfit misfit = new FirstMisfit();
        for (Elf elf : quest.realm().elves()) {
            Things handed = handling.handed(elf);
            misfit.needs(
                            () -> handed.less(quest.realm().miner(elf).bag()).isEmpty(),
                            () -> elf.title() + " was handed " + handed.inWords() + " and does not carry it")
                    .needs(
                            () -> handed.isEmpty() || shares(quest, elf),
                            () -> elf.title() + " was handed " + handed.inWords() + ", but "
                                    + quest.turn().title() + " shares with free Elves on its own space only");
        }
        return misfit.found();
    }

    private static boolean shares(Quest quest, Elf elf) {
        return quest.realm().freeElvesOn(quest.miner().at()).stream()
                .anyMatch(other -> elf == quest.turn() ? other != elf : other == elf);
    }
}

package umpire.rules.ogreselves.validity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** Whether a phase can be where everything lies as it does. */
final class PhaseFits {
    private final QuestSetup setup;
    private final QuestJudge judge;

    PhaseFits(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** An Elf that chooses a Gift or a Castle stands on an Ogre for a moment. */
    static boolean mayStandFreeOnOgre(Quest quest, Elf elf) {
        return switch (quest.phase()) {
            case QuestPhase.Meeting meeting -> elf == quest.turn();
            case QuestPhase.Escaping escaping -> escaping.freed().contains(elf);
            default -> false;
        };
    }

    Optional<String> misfit(Quest quest) {
        Realm realm = quest.realm();
        return switch (quest.phase()) {
            case QuestPhase.Salting salting ->
                unless(untouched(realm) && noOgres(realm) && saltedInOrder(realm), "laid out otherwise than in order");
            case QuestPhase.Placing placing ->
                unless(untouched(realm) && salted(realm) && placedInOrder(realm), "laid out otherwise than in order");
            case QuestPhase.Deploying deploying ->
                unless(salted(realm), "Shields are deployed when all Valuables are on the Mines");
            case QuestPhase.Moving moving -> unless(!quest.miner().captive(), "a captive does not move");
            case QuestPhase.Meeting meeting ->
                unless(meets(quest), "nobody meets an Ogre with a Gift and a Castle for it");
            case QuestPhase.Handling handling -> unless(handles(quest, handling), "what is handled does not lie there");
            case QuestPhase.Bound bound ->
                unless(
                        quest.miner().captive() && bound.asked() < setup.elves(),
                        quest.turn().title() + " is not captive");
            case QuestPhase.Escaping escaping ->
                unless(escapes(realm, escaping), "nobody of those named can choose a Castle");
            case QuestPhase.Agreeing agreeing -> unless(agrees(quest, agreeing), "this cannot be asked now");
            case QuestPhase.Rolling rolling -> Optional.empty();
            case QuestPhase.Ended ended -> Optional.empty();
        };
    }

    private static Optional<String> unless(boolean fits, String why) {
        return fits ? Optional.empty() : Optional.of(why);
    }

    private static boolean untouched(Realm realm) {
        Realm empty = Realm.empty(realm.miners().size());
        return realm.miners().equals(empty.miners())
                && realm.chests().equals(empty.chests())
                && realm.gifts().equals(empty.gifts());
    }

    private static boolean noOgres(Realm realm) {
        return realm.ogres().stream().allMatch(OgreZone.InBox.class::isInstance);
    }

    private static List<Integer> laid(Realm realm) {
        List<Integer> mines = new ArrayList<>();
        for (int mine : ElfSpace.mines()) {
            mines.addAll(Collections.nCopies(realm.mine(mine).size(), mine));
        }
        return mines;
    }

    private boolean saltedInOrder(Realm realm) {
        List<Integer> laid = laid(realm);
        List<Integer> order = setup.sheet().salting();
        return laid.size() <= order.size()
                && laid.equals(order.subList(0, laid.size()).stream().sorted().toList())
                && !realm.everything().holds(Thing.SHIELD);
    }

    private boolean salted(Realm realm) {
        Things onMines = Things.NONE;
        for (Things heap : realm.mines()) {
            onMines = onMines.with(heap.gems());
        }
        return onMines.equals(setup.sheet().inPlay().gems());
    }

    /** Every Ogre before one that is placed is placed, and no Castle has two before each has one. */
    private boolean placedInOrder(Realm realm) {
        List<Integer> plays = setup.sheet().ogres();
        long placed = plays.stream()
                .takeWhile(ogre -> realm.ogre(ogre) instanceof OgreZone.InCastle)
                .count();
        boolean rest = plays.stream().skip(placed).allMatch(ogre -> realm.ogre(ogre) instanceof OgreZone.InBox);
        return rest
                && plays.size() - placed >= realm.emptyCastles().size()
                && !realm.everything().holds(Thing.SHIELD);
    }

    private boolean meets(Quest quest) {
        Miner miner = quest.miner();
        return !miner.captive()
                && miner.at().mine()
                && quest.realm().ogresOn(miner.at()).stream()
                        .anyMatch(ogre -> !setup.liked(ogre, miner.bag()).isEmpty())
                && !quest.realm().emptyCastles().isEmpty();
    }

    private boolean handles(Quest quest, QuestPhase.Handling handling) {
        Miner miner = quest.miner();
        Things lying = miner.at().mine() ? quest.realm().mine(miner.at().number()) : Things.NONE;
        return !miner.captive()
                && handling.offer().less(lying).isEmpty()
                && handling.handed().size() == setup.elves()
                && quest.realm().elves().stream()
                        .allMatch(elf -> handling.handed(elf)
                                .less(quest.realm().miner(elf).bag())
                                .isEmpty());
    }

    private boolean escapes(Realm realm, QuestPhase.Escaping escaping) {
        return escaping.freed().stream()
                        .allMatch(elf -> elf.index() < setup.elves()
                                && !realm.miner(elf).captive()
                                && realm.miner(elf).at().mine()
                                && !realm.free(realm.miner(elf).at()))
                && realm.emptyCastles().size() > 1
                && setup.sheet().ogres().containsAll(escaping.toMove());
    }

    private boolean agrees(Quest quest, QuestPhase.Agreeing agreeing) {
        Quest before = quest.with(agreeing.before());
        boolean fits = switch (agreeing.proposal()) {
            case QuestAction.PayRansom ransom -> agreeing.before() instanceof QuestPhase.Bound;
            case QuestAction.ProposeEnd end ->
                agreeing.before() instanceof QuestPhase.Moving || agreeing.before() instanceof QuestPhase.Handling;
            default -> false;
        };
        return fits
                && setup.rulings().askEverybody()
                && agreeing.agreed() < setup.elves() - 1
                && misfit(before).isEmpty()
                && judge.refuse(before, agreeing.proposal()).isEmpty();
    }
}

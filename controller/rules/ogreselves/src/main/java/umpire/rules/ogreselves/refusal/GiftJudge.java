package umpire.rules.ogreselves.refusal;

import umpire.rules.kernel.FirstBreach;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Judges gifts, ransoms and what is agreed. */
final class GiftJudge {
    private final QuestSetup setup;

    GiftJudge(QuestSetup setup) {
        this.setup = setup;
    }

    FirstBreach gift(Quest quest, QuestAction.GiveGift gift) {
        FirstBreach breach = new FirstBreach()
                .needs(
                        ElfRule.GIFT_IS_CARRIED,
                        () -> quest.miner().bag().holds(gift.gem()),
                        () -> quest.turn().title() + " carries no " + gift.gem().called() + ".")
                .needs(ElfRule.GIFT_IS_LIKED, () -> liked(quest, gift.gem()), () -> unliked(quest, gift.gem()));
        return castle(breach, ElfRule.GIFT_TO_EMPTY_CASTLE, quest, gift.castle());
    }

    FirstBreach ransom(Quest quest, QuestAction.PayRansom ransom) {
        Things chest = quest.realm().chest(ransom.royal());
        FirstBreach breach = new FirstBreach()
                .needs(
                        ElfRule.RANSOM_FROM_CHEST,
                        () -> chest.holds(ransom.gem()),
                        () -> "No " + ransom.gem().called() + " lies in "
                                + ransom.royal().chest() + ".")
                .needs(ElfRule.RANSOM_IS_LIKED, () -> liked(quest, ransom.gem()), () -> unliked(quest, ransom.gem()));
        return castle(breach, ElfRule.RANSOM_TO_EMPTY_CASTLE, quest, ransom.castle())
                .needs(
                        ElfRule.RANSOM_ASKED_ALREADY,
                        () -> !(quest.phase() instanceof QuestPhase.Bound bound)
                                || !bound.refused().contains(ransom));
    }

    FirstBreach escape(Quest quest, OgreCastle castle) {
        return castle(new FirstBreach(), ElfRule.FREED_TO_EMPTY_CASTLE, quest, castle);
    }

    /** Goes on with a Castle that must be empty. */
    private static FirstBreach castle(FirstBreach breach, ElfRule rule, Quest quest, OgreCastle castle) {
        return breach.needs(
                rule, () -> quest.realm().free(castle.space()), () -> "An Ogre is on " + castle.title() + ".");
    }

    FirstBreach end(Quest quest) {
        return new FirstBreach()
                .needs(
                        ElfRule.MORE_TO_DELIVER,
                        () -> !setup.deliverable(quest.realm()),
                        () -> "A chest still has a space for a Valuable that is not lost.")
                .needs(ElfRule.ASKED_ALREADY, () -> !endRefused(quest.phase()));
    }

    private static boolean endRefused(QuestPhase phase) {
        return switch (phase) {
            case QuestPhase.Moving moving -> moving.endRefused();
            case QuestPhase.Handling handling -> handling.endRefused();
            default -> false;
        };
    }

    private boolean liked(Quest quest, Thing gem) {
        return quest.realm().ogresOn(quest.miner().at()).stream()
                .anyMatch(ogre -> setup.kingdom().likes(ogre).contains(gem));
    }

    private static String unliked(Quest quest, Thing gem) {
        return "The Ogre on " + quest.miner().at().title() + " does not like " + gem.a() + ".";
    }
}

package umpire.rules.ogreselves.refusal;

import java.util.Optional;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Judges what an Elf that has stopped does with things. */
final class ThingsJudge {
    private final QuestSetup setup;

    ThingsJudge(QuestSetup setup) {
        this.setup = setup;
    }

    private static Things offer(Quest quest) {
        return quest.phase() instanceof QuestPhase.Handling handling ? handling.offer() : Things.NONE;
    }

    private FirstBreach offered(Quest quest, Thing thing) {
        return new FirstBreach()
                .needs(
                        ElfRule.GUARD,
                        () -> offer(quest).holds(thing) || guarded(quest, thing).isEmpty(),
                        () -> "An Ogre stands on "
                                + guarded(quest, thing).orElseThrow().title() + " and guards the " + thing.word()
                                + " there.")
                .needs(
                        ElfRule.NOTHING_TO_TAKE,
                        () -> offer(quest).holds(thing),
                        () -> "When " + quest.turn().title() + " came, no " + thing.word() + " lay "
                                + quest.miner().at().there() + " that is still there.");
    }

    /** Returns the Mine next to the Elf on which an Ogre guards a thing. */
    private Optional<ElfSpace> guarded(Quest quest, Thing thing) {
        return setup.kingdom().next(quest.miner().at()).stream()
                .filter(ElfSpace::mine)
                .filter(space -> !quest.realm().free(space)
                        && quest.realm().mine(space.number()).holds(thing))
                .findFirst();
    }

    FirstBreach take(Quest quest, QuestAction.TakeUp take) {
        return offered(quest, take.thing())
                .needs(
                        ElfRule.BAG_HOLDS_FOUR,
                        () -> quest.miner().hasRoom(),
                        () -> full(quest.turn()) + "; something must be left behind for it.");
    }

    private static String full(Elf elf) {
        return "The bag of " + elf.title() + " is full";
    }

    FirstBreach swap(Quest quest, QuestAction.SwapFor swap) {
        Miner miner = quest.miner();
        return offered(quest, swap.taken())
                .needs(
                        ElfRule.LEAVE_ONLY_WHEN_FULL,
                        () -> !miner.hasRoom(),
                        () -> "The bag of " + quest.turn().title() + " has room; nothing need be left behind.")
                .needs(
                        ElfRule.LEAVE_WHAT_IS_CARRIED,
                        () -> miner.bag().holds(swap.left()) && swap.left() != swap.taken(),
                        () -> quest.turn().title() + " has no other thing of that kind to leave behind.")
                .needs(
                        ElfRule.ONE_SHIELD_A_MINE,
                        () -> swap.left() != Thing.SHIELD
                                || !quest.realm().shielded(miner.at().number()),
                        () -> "A Shield lies on " + miner.at().title() + " already.");
    }

    FirstBreach hand(Quest quest, QuestAction.HandOver hand) {
        Elf partner = hand.from() == quest.turn() ? hand.to() : hand.from();
        boolean own = hand.from() == quest.turn() || hand.to() == quest.turn();
        return met(quest, own ? partner : quest.turn())
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> quest.realm().miner(hand.from()).bag().holds(hand.thing()),
                        () -> hand.from().title() + " has no " + hand.thing().word() + ".")
                .needs(
                        ElfRule.HANDED_ONCE,
                        () -> ownStill(quest, hand.from(), hand.thing()),
                        () -> hand.from().title() + " was handed this "
                                + hand.thing().word() + " in this turn.")
                .needs(
                        ElfRule.BAG_HOLDS_FOUR,
                        () -> quest.realm().miner(hand.to()).hasRoom(),
                        () -> full(hand.to()) + ".");
    }

    FirstBreach trade(Quest quest, QuestAction.TradeFor trade) {
        return met(quest, trade.with())
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> quest.miner().bag().holds(trade.given())
                                && quest.realm().miner(trade.with()).bag().holds(trade.got())
                                && trade.given() != trade.got(),
                        () -> "They have no such different things to trade.")
                .needs(
                        ElfRule.HANDED_ONCE,
                        () -> ownStill(quest, quest.turn(), trade.given())
                                && ownStill(quest, trade.with(), trade.got()),
                        () -> "One of the two things was handed over in this turn already.")
                .needs(
                        ElfRule.TRADE_WHEN_FULL,
                        () -> !quest.miner().hasRoom()
                                && !quest.realm().miner(trade.with()).hasRoom(),
                        () -> "A bag has room; hand the things over one by one.");
    }

    private static FirstBreach met(Quest quest, Elf partner) {
        return new FirstBreach()
                .needs(
                        ElfRule.SHARE_ON_ONE_SPACE,
                        () -> partner != quest.turn()
                                && quest.realm().freeElvesOn(quest.miner().at()).contains(partner),
                        () -> quest.turn().title() + " shares with a free Elf on its own space, and with nobody else.");
    }

    /** Returns whether an Elf has a thing that it was not handed in this turn. */
    private static boolean ownStill(Quest quest, Elf elf, Thing thing) {
        int handed = quest.phase() instanceof QuestPhase.Handling handling
                ? handling.handed(elf).count(thing)
                : 0;
        return quest.realm().miner(elf).bag().count(thing) > handed;
    }

    FirstBreach deliver(Quest quest, QuestAction.DeliverTo deliver) {
        return new FirstBreach()
                .needs(
                        ElfRule.DELIVER_AT_HOME,
                        () -> quest.miner().at() == ElfSpace.HOME,
                        () -> quest.turn().title() + " is not at Home but "
                                + quest.miner().at().there() + ".")
                .needs(
                        ElfRule.ROYAL_STAYS_AWAY,
                        () -> setup.sheet().royals().contains(deliver.royal()),
                        () -> deliver.royal().chest() + " is not in this game.")
                .needs(
                        ElfRule.DELIVER_WHAT_IS_CARRIED,
                        () -> quest.miner().bag().holds(deliver.gem()),
                        () -> quest.turn().title() + " has no " + deliver.gem().word() + ".")
                .needs(
                        ElfRule.CHEST_WANTS_COLOUR,
                        () -> setup.missing(quest.realm(), deliver.royal()).holds(deliver.gem()),
                        () -> deliver.royal().chest() + " has no free space for "
                                + deliver.gem().a() + ".");
    }
}

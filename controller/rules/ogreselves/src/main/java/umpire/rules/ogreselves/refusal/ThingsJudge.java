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

    /** Returns what may be taken, or might have been until the Elf was done. */
    private static Things offer(Quest quest) {
        ElfSpace at = quest.miner().at();
        return quest.phase() instanceof QuestPhase.Handling handling
                ? handling.offer()
                : at.mine() ? quest.realm().mine(at.number()) : Things.NONE;
    }

    private FirstBreach offered(FirstBreach breach, Quest quest, Thing thing) {
        return breach.needs(
                        ElfRule.GUARD,
                        () -> offer(quest).holds(thing) || guarded(quest, thing).isEmpty(),
                        () -> "An Ogre stands on "
                                + guarded(quest, thing).orElseThrow().title() + " and guards the " + thing.called()
                                + " there.")
                .needs(
                        ElfRule.NOTHING_TO_TAKE,
                        () -> offer(quest).holds(thing),
                        () -> "No " + thing.called() + " lies "
                                + quest.miner().at().there() + " that lay there when "
                                + quest.turn().title() + " came.");
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
        return offered(new FirstBreach(), quest, take.thing())
                .needs(
                        ElfRule.BAG_HOLDS_FOUR,
                        () -> quest.miner().hasRoom(),
                        () -> full(quest.turn()) + (handles(quest) ? "; something must be left behind for it." : "."));
    }

    /** Returns whether the Elf may still do otherwise; else it is done already. */
    private static boolean handles(Quest quest) {
        return quest.phase() instanceof QuestPhase.Handling;
    }

    private static String full(Elf elf) {
        return "The bag of " + elf.title() + " is full";
    }

    FirstBreach swap(Quest quest, QuestAction.SwapFor swap) {
        Miner miner = quest.miner();
        FirstBreach breach = new FirstBreach()
                .needs(
                        ElfRule.LEAVE_ONLY_WHEN_FULL,
                        () -> !miner.hasRoom(),
                        () -> "The bag of " + quest.turn().title() + " has room; nothing need be left behind.");
        return offered(breach, quest, swap.taken())
                .needs(
                        ElfRule.LEAVE_WHAT_IS_CARRIED,
                        () -> miner.bag().holds(swap.left()),
                        () -> without(quest.turn(), swap.left()))
                .needs(
                        ElfRule.LEAVE_WHAT_IS_CARRIED,
                        () -> swap.left() != swap.taken(),
                        () -> "Nothing comes of leaving " + swap.left().a() + " for another.")
                .needs(
                        ElfRule.ONE_SHIELD_A_MINE,
                        () -> swap.left() != Thing.SHIELD
                                || !quest.realm().shielded(miner.at().number()),
                        () -> "A Shield lies on " + miner.at().title() + " already.");
    }

    private static String without(Elf elf, Thing thing) {
        return elf.title() + " carries no " + thing.called() + ".";
    }

    FirstBreach hand(Quest quest, QuestAction.HandOver hand) {
        Elf partner = hand.from() == quest.turn() ? hand.to() : hand.from();
        boolean own = hand.from() == quest.turn() || hand.to() == quest.turn();
        return met(quest, own ? partner : quest.turn())
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> quest.realm().miner(hand.from()).bag().holds(hand.thing()),
                        () -> without(hand.from(), hand.thing()))
                .needs(
                        ElfRule.HANDED_ONCE,
                        () -> ownStill(quest, hand.from(), hand.thing()),
                        () -> hand.from().title() + " was handed this "
                                + hand.thing().called() + " in this turn.")
                .needs(
                        ElfRule.BAG_HOLDS_FOUR,
                        () -> quest.realm().miner(hand.to()).hasRoom(),
                        () -> full(hand.to()) + ".");
    }

    FirstBreach trade(Quest quest, QuestAction.TradeFor trade) {
        return met(quest, trade.with())
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> quest.miner().bag().holds(trade.given()),
                        () -> without(quest.turn(), trade.given()))
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> quest.realm().miner(trade.with()).bag().holds(trade.got()),
                        () -> without(trade.with(), trade.got()))
                .needs(
                        ElfRule.SHARE_WHAT_IS_CARRIED,
                        () -> trade.given() != trade.got(),
                        () -> "Nothing comes of trading " + trade.given().a() + " for another.")
                .needs(
                        ElfRule.HANDED_ONCE,
                        () -> ownStill(quest, quest.turn(), trade.given())
                                && ownStill(quest, trade.with(), trade.got()),
                        () -> "One of the two things was handed over in this turn already.")
                .needs(
                        ElfRule.TRADE_WHEN_FULL,
                        () -> !handles(quest)
                                || (!quest.miner().hasRoom()
                                        && !quest.realm().miner(trade.with()).hasRoom()),
                        () -> roomy(quest, trade.with()).title()
                                + " has room in its bag: hand one thing over, then the other.");
    }

    private static Elf roomy(Quest quest, Elf partner) {
        return quest.miner().hasRoom() ? quest.turn() : partner;
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
                        () -> without(quest.turn(), deliver.gem()))
                .needs(
                        ElfRule.CHEST_WANTS_COLOUR,
                        () -> setup.missing(quest.realm(), deliver.royal()).holds(deliver.gem()),
                        () -> deliver.royal().chest() + " has no free space for "
                                + deliver.gem().a() + ".");
    }
}

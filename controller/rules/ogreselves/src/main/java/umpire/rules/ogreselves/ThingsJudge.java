package umpire.rules.ogreselves;

import java.util.Optional;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Judges what an Elf that has stopped does with things. */
final class ThingsJudge {
    private final Setup setup;

    ThingsJudge(Setup setup) {
        this.setup = setup;
    }

    /** Returns what may be taken, or might have been until the Elf was done. */
    private static Things offer(Position position) {
        ElfSpace at = position.miner().at();
        return position.phase() instanceof Phase.Handling handling
                ? handling.offer()
                : at.mine() ? position.realm().mine(at.number()) : Things.NONE;
    }

    private FirstBreach offered(FirstBreach breach, Position position, Thing thing) {
        return breach.needs(
                        SheetRule.GUARD,
                        () -> offer(position).holds(thing)
                                || guarded(position, thing).isEmpty(),
                        () -> "An Ogre stands on "
                                + guarded(position, thing).orElseThrow().title() + " and guards the " + thing.called()
                                + " there.")
                .needs(
                        SheetRule.NOTHING_TO_TAKE,
                        () -> offer(position).holds(thing),
                        () -> "No " + thing.called() + " lies "
                                + position.miner().at().there() + " that lay there when "
                                + position.turn().title() + " came.");
    }

    /** Returns the Mine next to the Elf on which an Ogre guards a thing. */
    private Optional<ElfSpace> guarded(Position position, Thing thing) {
        return setup.kingdom().next(position.miner().at()).stream()
                .filter(ElfSpace::mine)
                .filter(space -> !position.realm().free(space)
                        && position.realm().mine(space.number()).holds(thing))
                .findFirst();
    }

    FirstBreach take(Position position, Action.TakeUp take) {
        return offered(new FirstBreach(), position, take.thing())
                .needs(
                        SheetRule.BAG_HOLDS_FOUR,
                        () -> position.miner().hasRoom(),
                        () -> full(position.turn())
                                + (handles(position) ? "; something must be left behind for it." : "."));
    }

    /** Returns whether the Elf may still do otherwise; else it is done already. */
    private static boolean handles(Position position) {
        return position.phase() instanceof Phase.Handling;
    }

    private static String full(Elf elf) {
        return "The bag of " + elf.title() + " is full";
    }

    FirstBreach swap(Position position, Action.SwapFor swap) {
        Miner miner = position.miner();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.LEAVE_ONLY_WHEN_FULL,
                        () -> !miner.hasRoom(),
                        () -> "The bag of " + position.turn().title() + " has room; nothing need be left behind.");
        return offered(breach, position, swap.taken())
                .needs(
                        SheetRule.LEAVE_WHAT_IS_CARRIED,
                        () -> miner.bag().holds(swap.left()),
                        () -> without(position.turn(), swap.left()))
                .needs(
                        SheetRule.LEAVE_WHAT_IS_CARRIED,
                        () -> swap.left() != swap.taken(),
                        () -> "Nothing comes of leaving " + swap.left().a() + " for another.")
                .needs(
                        SheetRule.ONE_SHIELD_A_MINE,
                        () -> swap.left() != Thing.SHIELD
                                || !position.realm().shielded(miner.at().number()),
                        () -> "A Shield lies on " + miner.at().title() + " already.");
    }

    private static String without(Elf elf, Thing thing) {
        return elf.title() + " carries no " + thing.called() + ".";
    }

    FirstBreach hand(Position position, Action.HandOver hand) {
        Elf partner = hand.from() == position.turn() ? hand.to() : hand.from();
        boolean own = hand.from() == position.turn() || hand.to() == position.turn();
        return met(position, own ? partner : position.turn())
                .needs(
                        SheetRule.SHARE_WHAT_IS_CARRIED,
                        () -> position.realm().miner(hand.from()).bag().holds(hand.thing()),
                        () -> without(hand.from(), hand.thing()))
                .needs(
                        SheetRule.HANDED_ONCE,
                        () -> ownStill(position, hand.from(), hand.thing()),
                        () -> hand.from().title() + " was handed this "
                                + hand.thing().called() + " in this turn.")
                .needs(
                        SheetRule.BAG_HOLDS_FOUR,
                        () -> position.realm().miner(hand.to()).hasRoom(),
                        () -> full(hand.to()) + ".");
    }

    FirstBreach trade(Position position, Action.TradeFor trade) {
        return met(position, trade.with())
                .needs(
                        SheetRule.SHARE_WHAT_IS_CARRIED,
                        () -> position.miner().bag().holds(trade.given()),
                        () -> without(position.turn(), trade.given()))
                .needs(
                        SheetRule.SHARE_WHAT_IS_CARRIED,
                        () -> position.realm().miner(trade.with()).bag().holds(trade.got()),
                        () -> without(trade.with(), trade.got()))
                .needs(
                        SheetRule.SHARE_WHAT_IS_CARRIED,
                        () -> trade.given() != trade.got(),
                        () -> "Nothing comes of trading " + trade.given().a() + " for another.")
                .needs(
                        SheetRule.HANDED_ONCE,
                        () -> ownStill(position, position.turn(), trade.given())
                                && ownStill(position, trade.with(), trade.got()),
                        () -> "One of the two things was handed over in this turn already.")
                .needs(
                        SheetRule.TRADE_WHEN_FULL,
                        () -> !handles(position)
                                || (!position.miner().hasRoom()
                                        && !position.realm().miner(trade.with()).hasRoom()),
                        () -> roomy(position, trade.with()).title()
                                + " has room in its bag: hand one thing over, then the other.");
    }

    private static Elf roomy(Position position, Elf partner) {
        return position.miner().hasRoom() ? position.turn() : partner;
    }

    private static FirstBreach met(Position position, Elf partner) {
        return new FirstBreach()
                .needs(
                        SheetRule.SHARE_ON_ONE_SPACE,
                        () -> partner != position.turn()
                                && position.realm()
                                        .freeElvesOn(position.miner().at())
                                        .contains(partner),
                        () -> position.turn().title()
                                + " shares with a free Elf on its own space, and with nobody else.");
    }

    /** Returns whether an Elf has a thing that it was not handed in this turn. */
    private static boolean ownStill(Position position, Elf elf, Thing thing) {
        int handed = position.phase() instanceof Phase.Handling handling
                ? handling.handed(elf).count(thing)
                : 0;
        return position.realm().miner(elf).bag().count(thing) > handed;
    }

    FirstBreach deliver(Position position, Action.DeliverTo deliver) {
        return new FirstBreach()
                .needs(
                        SheetRule.DELIVER_AT_HOME,
                        () -> position.miner().at() == ElfSpace.HOME,
                        () -> position.turn().title() + " is not at Home but "
                                + position.miner().at().there() + ".")
                .needs(
                        SheetRule.ROYAL_STAYS_AWAY,
                        () -> setup.sheet().royals().contains(deliver.royal()),
                        () -> deliver.royal().chest() + " is not in this game.")
                .needs(
                        SheetRule.DELIVER_WHAT_IS_CARRIED,
                        () -> position.miner().bag().holds(deliver.gem()),
                        () -> without(position.turn(), deliver.gem()))
                .needs(
                        SheetRule.CHEST_WANTS_COLOUR,
                        () -> setup.missing(position.realm(), deliver.royal()).holds(deliver.gem()),
                        () -> deliver.royal().chest() + " has no free space for "
                                + deliver.gem().a() + ".");
    }
}

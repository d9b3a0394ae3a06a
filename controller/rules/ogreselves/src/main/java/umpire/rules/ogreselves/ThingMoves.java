package umpire.rules.ogreselves;

import java.util.function.Supplier;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Carries out what is done with Valuables and Shields. */
final class ThingMoves {
    private final Setup setup;
    private final PhaseTransitions transitions;

    ThingMoves(Setup setup, PhaseTransitions transitions) {
        this.setup = setup;
        this.transitions = transitions;
    }

    private static void tell(EventSink telling, SheetRule rule, ElfSpace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    private static Realm laid(Realm realm, int mine, Thing thing) {
        return realm.withMine(mine, realm.mine(mine).with(thing));
    }

    private static Realm lifted(Realm realm, int mine, Thing thing) {
        return realm.withMine(mine, realm.mine(mine).without(thing));
    }

    Position salt(Position position, Action.Salt salt, EventSink telling) {
        tell(
                telling,
                SheetRule.SALT_FIRST,
                ElfSpace.mine(salt.mine()),
                () -> salt.gem().a() + " is laid on Mine " + salt.mine() + ".");
        return position.with(laid(position.realm(), salt.mine(), salt.gem()));
    }

    Position deploy(Position position, int mine, EventSink telling) {
        tell(
                telling,
                SheetRule.SHIELD_PROTECTS,
                ElfSpace.mine(mine),
                () -> position.turn().title() + " deploys a Shield on Mine " + mine + ".");
        Realm realm = position.realm().with(position.turn(), position.miner().without(Thing.SHIELD));
        return settled(position.with(laid(realm, mine, Thing.SHIELD)), mine);
    }

    Position shift(Position position, Action.ShiftShield shift, EventSink telling) {
        tell(
                telling,
                SheetRule.SHIELD_PROTECTS,
                ElfSpace.mine(shift.to()),
                () -> position.turn().title() + " moves the Shield from Mine " + shift.from() + " to Mine " + shift.to()
                        + ".");
        Realm realm = lifted(position.realm(), shift.from(), Thing.SHIELD);
        return settled(settled(position.with(laid(realm, shift.to(), Thing.SHIELD)), shift.to()), shift.from());
    }

    private static Position settled(Position position, int mine) {
        return position.phase() instanceof Phase.Beginning beginning
                ? position.with(beginning.settling(mine))
                : position;
    }

    Position retrieve(Position position, int mine, EventSink telling) {
        tell(
                telling,
                SheetRule.SHIELDS_BEFORE_MOVE,
                ElfSpace.mine(mine),
                () -> position.turn().title() + " retrieves the Shield from Mine " + mine + ".");
        Realm realm = position.realm().with(position.turn(), position.miner().with(Thing.SHIELD));
        return settled(position.with(lifted(realm, mine, Thing.SHIELD)), mine);
    }

    private static Phase.Handling handling(Position position) {
        if (position.phase() instanceof Phase.Handling handling) {
            return handling;
        }
        throw new IllegalArgumentException("nobody handles anything in " + position.phase());
    }

    Position take(Position position, Thing thing, EventSink telling) {
        Miner miner = position.miner();
        SheetRule rule = thing.gem() ? SheetRule.PICK_UP : SheetRule.SHIELD_TAKEN_UP;
        tell(telling, rule, miner.at(), () -> position.turn().title() + " picks up " + thing.a() + ".");
        Realm realm = position.realm().with(position.turn(), miner.with(thing));
        return position.with(lifted(realm, miner.at().number(), thing))
                .with(handling(position).taken(thing));
    }

    Position swap(Position position, Action.SwapFor swap, EventSink telling) {
        Miner miner = position.miner();
        int mine = miner.at().number();
        tell(
                telling,
                SheetRule.LEAVE_ONLY_WHEN_FULL,
                miner.at(),
                () -> position.turn().title() + " picks up " + swap.taken().a() + " and leaves "
                        + swap.left().a() + " behind.");
        Miner lighter = miner.without(swap.left());
        Realm realm = position.realm().with(position.turn(), lighter.with(swap.taken()));
        return position.with(laid(lifted(realm, mine, swap.taken()), mine, swap.left()))
                .with(handling(position).left(position.turn(), lighter.bag()).taken(swap.taken()));
    }

    Position hand(Position position, Action.HandOver hand, EventSink telling) {
        tell(
                telling,
                SheetRule.SHARE_ON_ONE_SPACE,
                position.miner().at(),
                () -> hand.from() == position.turn()
                        ? hand.from().title() + " gives " + hand.to().title() + " "
                                + hand.thing().a() + "."
                        : hand.to().title() + " takes " + hand.thing().a() + " out of "
                                + hand.from().title() + "'s bag.");
        return position.with(handed(position.realm(), hand.from(), hand.to(), hand.thing()))
                .with(handling(position).given(hand.to(), hand.thing()));
    }

    private static Realm handed(Realm realm, Elf from, Elf to, Thing thing) {
        return realm.with(from, realm.miner(from).without(thing))
                .with(to, realm.miner(to).with(thing));
    }

    Position trade(Position position, Action.TradeFor trade, EventSink telling) {
        Elf elf = position.turn();
        tell(
                telling,
                SheetRule.TRADE_WHEN_FULL,
                position.miner().at(),
                () -> elf.title() + " gives " + trade.with().title() + " "
                        + trade.given().a() + " for " + trade.got().a() + ".");
        Realm given = handed(position.realm(), elf, trade.with(), trade.given());
        Phase.Handling handling = handling(position).given(trade.with(), trade.given());
        return position.with(handed(given, trade.with(), elf, trade.got())).with(handling.given(elf, trade.got()));
    }

    Position deliver(Position position, Action.DeliverTo deliver, EventSink telling) {
        telling.tell(
                SheetRule.DELIVERY,
                () -> position.turn().title() + " delivers " + deliver.gem().a() + " to "
                        + deliver.royal().chest() + ".",
                deliver.royal().place());
        Miner lighter = position.miner().without(deliver.gem());
        Realm realm = position.realm()
                .with(position.turn(), lighter)
                .withChest(
                        deliver.royal(), position.realm().chest(deliver.royal()).with(deliver.gem()));
        Position delivered = position.with(realm).with(handling(position).left(position.turn(), lighter.bag()));
        if (setup.allFull(realm)) {
            return transitions.end(delivered, Ending.FILLED);
        }
        return setup.pointless(realm) && !setup.rulings().rollAfterLastDelivery()
                ? transitions.end(delivered, Ending.DELIVERED)
                : delivered;
    }
}

package umpire.rules.ogreselves.turn;

import java.util.function.Supplier;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Carries out what is done with Valuables and Shields. */
final class ThingMoves {
    private final QuestSetup setup;
    private final QuestFlow flow;

    ThingMoves(QuestSetup setup, QuestFlow flow) {
        this.setup = setup;
        this.flow = flow;
    }

    private static void tell(EventSink telling, ElfRule rule, ElfSpace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    private static Realm laid(Realm realm, int mine, Thing thing) {
        return realm.withMine(mine, realm.mine(mine).with(thing));
    }

    private static Realm lifted(Realm realm, int mine, Thing thing) {
        return realm.withMine(mine, realm.mine(mine).without(thing));
    }

    Quest salt(Quest quest, QuestAction.Salt salt, EventSink telling) {
        tell(
                telling,
                ElfRule.SALT_FIRST,
                ElfSpace.mine(salt.mine()),
                () -> salt.gem().a() + " is laid on Mine " + salt.mine() + ".");
        return quest.with(laid(quest.realm(), salt.mine(), salt.gem()));
    }

    Quest deploy(Quest quest, int mine, EventSink telling) {
        tell(
                telling,
                ElfRule.SHIELD_PROTECTS,
                ElfSpace.mine(mine),
                () -> quest.turn().title() + " deploys a Shield on Mine " + mine + ".");
        Realm realm = quest.realm().with(quest.turn(), quest.miner().without(Thing.SHIELD));
        return settled(quest.with(laid(realm, mine, Thing.SHIELD)), mine);
    }

    Quest shift(Quest quest, QuestAction.ShiftShield shift, EventSink telling) {
        tell(
                telling,
                ElfRule.SHIELD_PROTECTS,
                ElfSpace.mine(shift.to()),
                () -> quest.turn().title() + " moves the Shield from Mine " + shift.from() + " to Mine " + shift.to()
                        + ".");
        Realm realm = lifted(quest.realm(), shift.from(), Thing.SHIELD);
        return settled(settled(quest.with(laid(realm, shift.to(), Thing.SHIELD)), shift.to()), shift.from());
    }

    private static Quest settled(Quest quest, int mine) {
        return quest.phase() instanceof QuestPhase.Beginning beginning ? quest.with(beginning.settling(mine)) : quest;
    }

    Quest retrieve(Quest quest, int mine, EventSink telling) {
        tell(
                telling,
                ElfRule.SHIELDS_BEFORE_MOVE,
                ElfSpace.mine(mine),
                () -> quest.turn().title() + " retrieves the Shield from Mine " + mine + ".");
        Realm realm = quest.realm().with(quest.turn(), quest.miner().with(Thing.SHIELD));
        return settled(quest.with(lifted(realm, mine, Thing.SHIELD)), mine);
    }

    private static QuestPhase.Handling handling(Quest quest) {
        return (QuestPhase.Handling) quest.phase();
    }

    Quest take(Quest quest, Thing thing, EventSink telling) {
        Miner miner = quest.miner();
        ElfRule rule = thing.gem() ? ElfRule.PICK_UP : ElfRule.SHIELD_TAKEN_UP;
        tell(telling, rule, miner.at(), () -> quest.turn().title() + " picks up " + thing.a() + ".");
        Realm realm = quest.realm().with(quest.turn(), miner.with(thing));
        return quest.with(lifted(realm, miner.at().number(), thing))
                .with(handling(quest).taken(thing));
    }

    Quest swap(Quest quest, QuestAction.SwapFor swap, EventSink telling) {
        Miner miner = quest.miner();
        int mine = miner.at().number();
        tell(
                telling,
                ElfRule.LEAVE_ONLY_WHEN_FULL,
                miner.at(),
                () -> quest.turn().title() + " picks up " + swap.taken().a() + " and leaves "
                        + swap.left().a() + " behind.");
        Miner lighter = miner.without(swap.left());
        Realm realm = quest.realm().with(quest.turn(), lighter.with(swap.taken()));
        return quest.with(laid(lifted(realm, mine, swap.taken()), mine, swap.left()))
                .with(handling(quest).left(quest.turn(), lighter.bag()).taken(swap.taken()));
    }

    Quest hand(Quest quest, QuestAction.HandOver hand, EventSink telling) {
        tell(
                telling,
                ElfRule.SHARE_ON_ONE_SPACE,
                quest.miner().at(),
                () -> hand.from().title() + " gives " + hand.to().title() + " "
                        + hand.thing().a() + ".");
        return quest.with(handed(quest.realm(), hand.from(), hand.to(), hand.thing()))
                .with(handling(quest).given(hand.to(), hand.thing()));
    }

    private static Realm handed(Realm realm, Elf from, Elf to, Thing thing) {
        return realm.with(from, realm.miner(from).without(thing))
                .with(to, realm.miner(to).with(thing));
    }

    Quest trade(Quest quest, QuestAction.TradeFor trade, EventSink telling) {
        Elf elf = quest.turn();
        tell(
                telling,
                ElfRule.TRADE_WHEN_FULL,
                quest.miner().at(),
                () -> elf.title() + " gives " + trade.with().title() + " "
                        + trade.given().a() + " for " + trade.got().a() + ".");
        Realm given = handed(quest.realm(), elf, trade.with(), trade.given());
        QuestPhase.Handling handling = handling(quest).given(trade.with(), trade.given());
        return quest.with(handed(given, trade.with(), elf, trade.got())).with(handling.given(elf, trade.got()));
    }

    Quest deliver(Quest quest, QuestAction.DeliverTo deliver, EventSink telling) {
        telling.tell(
                ElfRule.DELIVERY,
                () -> quest.turn().title() + " delivers " + deliver.gem().a() + " to "
                        + deliver.royal().chest() + ".",
                deliver.royal().place());
        Miner lighter = quest.miner().without(deliver.gem());
        Realm realm = quest.realm()
                .with(quest.turn(), lighter)
                .withChest(deliver.royal(), quest.realm().chest(deliver.royal()).with(deliver.gem()));
        Quest delivered = quest.with(realm).with(handling(quest).left(quest.turn(), lighter.bag()));
        if (setup.allFull(realm)) {
            return flow.end(delivered, QuestEnd.FILLED);
        }
        return setup.pointless(realm) && !setup.rulings().rollAfterLastDelivery()
                ? flow.end(delivered, QuestEnd.DELIVERED)
                : delivered;
    }
}

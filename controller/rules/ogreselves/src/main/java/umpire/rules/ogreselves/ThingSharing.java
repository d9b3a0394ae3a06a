package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * Elves on one space share the things they carry.
 *
 * @param <X> the action
 */
abstract class ThingSharing<X extends Action> extends ThingMove<X> {
    private ThingSharing(Setup setup, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, sentence, example, kind);
    }

    @Override
    protected final List<X> legal(Position position, Phase.Handling phase) {
        List<X> all = new ArrayList<>();
        for (Elf partner : position.realm().freeElvesOn(position.miner().at())) {
            if (partner != position.turn()) {
                all.addAll(unbroken(position, phase, candidates(position, partner)));
            }
        }
        return all;
    }

    abstract List<X> candidates(Position position, Elf partner);

    private static FirstBreach met(Position position, Elf partner) {
        return new FirstBreach()
                .needs(
                        SheetRule.SHARE_ON_ONE_SPACE,
                        () -> partner != position.turn()
                                && position.realm()
                                        .freeElvesOn(position.miner().at())
                                        .contains(partner),
                        () -> position.turn().title() + " can share only with a free Elf on its own space.");
    }

    /** Returns whether an Elf has a thing that it was not handed in this turn. */
    private static boolean ownStill(Position position, Elf elf, Thing thing) {
        int handed = position.phase() instanceof Phase.Handling handling
                ? handling.handed(elf).count(thing)
                : 0;
        return position.realm().miner(elf).bag().count(thing) > handed;
    }

    private static Realm handed(Realm realm, Elf from, Elf to, Thing thing) {
        return realm.with(from, realm.miner(from).without(thing))
                .with(to, realm.miner(to).with(thing));
    }

    /** A thing goes from one Elf's bag to another's. */
    static final class ThingHanding extends ThingSharing<Action.HandOver> {
        ThingHanding(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "hand",
                            Action.HandOver.class,
                            ELF,
                            Action.HandOver::from,
                            ELF,
                            Action.HandOver::to,
                            THING,
                            Action.HandOver::thing,
                            Action.HandOver::new),
                    "hand red yellow ruby",
                    ActionKind.usual("give or take between the Elves here"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.HandOver hand) {
            boolean own = hand.from() == position.turn() || hand.to() == position.turn();
            FirstBreach met = met(position, own ? hand.partner(position.turn()) : position.turn());
            return carries(met, SheetRule.SHARE_WHAT_IS_CARRIED, position, hand.from(), hand.thing())
                    .needs(
                            SheetRule.HANDED_ONCE,
                            () -> ownStill(position, hand.from(), hand.thing()),
                            () -> hand.from().title() + " was handed this "
                                    + hand.thing().called() + " in this turn.")
                    .needs(
                            SheetRule.BAG_IS_FULL,
                            () -> position.realm().miner(hand.to()).hasRoom(),
                            () -> full(hand.to()) + ".")
                    .found();
        }

        @Override
        List<Action.HandOver> candidates(Position position, Elf partner) {
            Elf turn = position.turn();
            List<Action.HandOver> all = new ArrayList<>();
            position.miner().bag().kinds().forEach(thing -> all.add(new Action.HandOver(turn, partner, thing)));
            position.realm()
                    .miner(partner)
                    .bag()
                    .kinds()
                    .forEach(thing -> all.add(new Action.HandOver(partner, turn, thing)));
            return all;
        }

        @Override
        protected Position after(Position position, Phase.Handling phase, Action.HandOver hand, EventSink telling) {
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
                    .with(phase.given(hand.to(), hand.thing()));
        }

        @Override
        protected String describe(Position position, Action.HandOver hand) {
            return hand.from() == position.turn()
                    ? "give " + hand.to().title() + " " + hand.thing().a()
                    : "take " + hand.thing().a() + " out of " + hand.from().title() + "'s bag";
        }
    }

    /** The Elf whose turn it is trades one thing for another. */
    static final class ThingTrade extends ThingSharing<Action.TradeFor> {
        ThingTrade(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "trade",
                            Action.TradeFor.class,
                            ELF,
                            Action.TradeFor::with,
                            THING,
                            Action.TradeFor::given,
                            THING,
                            Action.TradeFor::got,
                            Action.TradeFor::new),
                    "trade yellow gold ruby",
                    ActionKind.special("trade with an Elf here"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.TradeFor trade) {
            FirstBreach given = carries(
                    met(position, trade.with()),
                    SheetRule.SHARE_WHAT_IS_CARRIED,
                    position,
                    position.turn(),
                    trade.given());
            return carries(given, SheetRule.SHARE_WHAT_IS_CARRIED, position, trade.with(), trade.got())
                    .needs(
                            SheetRule.SHARE_WHAT_IS_CARRIED,
                            () -> trade.given() != trade.got(),
                            () -> "Trading " + trade.given().a() + " for another one changes nothing.")
                    .needs(
                            SheetRule.HANDED_ONCE,
                            () -> ownStill(position, position.turn(), trade.given())
                                    && ownStill(position, trade.with(), trade.got()),
                            () -> "One of the two things was handed over in this turn already.")
                    .needs(
                            SheetRule.TRADE_WHEN_FULL,
                            () -> !handles(position)
                                    || !(position.miner().hasRoom()
                                            || position.realm()
                                                    .miner(trade.with())
                                                    .hasRoom()),
                            () -> (position.miner().hasRoom() ? position.turn() : trade.with()).title()
                                    + " has room in its bag: hand one thing over, then the other.")
                    .found();
        }

        @Override
        List<Action.TradeFor> candidates(Position position, Elf partner) {
            List<Action.TradeFor> all = new ArrayList<>();
            List<Thing> theirs = position.realm().miner(partner).bag().kinds();
            for (Thing given : position.miner().bag().kinds()) {
                theirs.forEach(got -> all.add(new Action.TradeFor(partner, given, got)));
            }
            return all;
        }

        @Override
        protected Position after(Position position, Phase.Handling phase, Action.TradeFor trade, EventSink telling) {
            Elf elf = position.turn();
            tell(
                    telling,
                    SheetRule.TRADE_WHEN_FULL,
                    position.miner().at(),
                    () -> elf.title() + " gives " + trade.with().title() + " "
                            + trade.given().a() + " for " + trade.got().a() + ".");
            Realm given = handed(position.realm(), elf, trade.with(), trade.given());
            return position.with(handed(given, trade.with(), elf, trade.got()))
                    .with(phase.given(trade.with(), trade.given()).given(elf, trade.got()));
        }

        @Override
        protected String describe(Position position, Action.TradeFor trade) {
            return "trade " + trade.given().a() + " for " + trade.got().a() + " with "
                    + trade.with().title();
        }
    }
}

package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.Realm.Miner;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * An Elf that has stopped handles things: it picks them up, shares them or delivers them.
 *
 * @param <X> the action
 */
abstract class ThingMove<X extends Action> extends ElfMove<Phase.Handling, X> {
    ThingMove(Setup setup, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, Phase.Handling.class, sentence, example, kind);
    }

    @Override
    final SheetRule elsewhere(Position position) {
        return position.phase() instanceof Phase.Moving
                ? SheetRule.MOVE_FIRST
                : position.miner().captive() ? SheetRule.CAPTIVE_STAYS : SheetRule.ROLL_ENDS_TURN;
    }

    /** Returns whether the Elf may still choose another action; otherwise only the roll is left of its turn. */
    static boolean handles(Position position) {
        return position.phase() instanceof Phase.Handling;
    }

    static String full(Elf elf) {
        return "The bag of " + elf.title() + " is full";
    }

    /** Returns the things that the Elf may take. Once that is over, returns the things on its Mine. */
    private static Things offer(Position position) {
        ElfSpace at = position.miner().at();
        return position.phase() instanceof Phase.Handling handling
                ? handling.offer()
                : at.mine() ? position.realm().mine(at.number()) : Things.NONE;
    }

    /** Tests that a thing lies where the Elf is, and lay there when it came. */
    final FirstBreach offered(FirstBreach breach, Position position, Thing thing) {
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
                        () -> "No " + thing.called() + " is left of the things that lay "
                                + position.miner().at().there() + " when "
                                + position.turn().title() + " came.");
    }

    /** Returns a Mine one step away from the Elf on which an Ogre guards such a thing. */
    private Optional<ElfSpace> guarded(Position position, Thing thing) {
        return setup.kingdom().next(position.miner().at()).stream()
                .filter(ElfSpace::mine)
                .filter(space -> !position.realm().free(space)
                        && position.realm().mine(space.number()).holds(thing))
                .findFirst();
    }

    /** A thing goes from the Mine into the bag. */
    static final class ThingPickup extends ThingMove<Action.TakeUp> {
        ThingPickup(Setup setup) {
            super(
                    setup,
                    Sentence.of("take", Action.TakeUp.class, THING, Action.TakeUp::thing, Action.TakeUp::new),
                    "take ruby",
                    ActionKind.usual("pick up what lies here"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.TakeUp take) {
            return offered(new FirstBreach(), position, take.thing())
                    .needs(
                            SheetRule.BAG_IS_FULL,
                            () -> position.miner().hasRoom(),
                            () -> full(position.turn())
                                    + (handles(position) ? "; something must be left behind for it." : "."))
                    .found();
        }

        @Override
        protected List<Action.TakeUp> legal(Position position, Phase.Handling phase) {
            return unbroken(
                    position,
                    phase,
                    phase.offer().kinds().stream().map(Action.TakeUp::new).toList());
        }

        @Override
        protected Position after(Position position, Phase.Handling phase, Action.TakeUp take, EventSink telling) {
            Thing thing = take.thing();
            Miner miner = position.miner();
            SheetRule rule = thing.gem() ? SheetRule.PICK_UP : SheetRule.SHIELD_TAKEN_UP;
            tell(telling, rule, miner.at(), () -> position.turn().title() + " picks up " + thing.a() + ".");
            Realm realm = position.realm().with(position.turn(), miner.with(thing));
            return position.with(realm.lifted(miner.at().number(), thing)).with(phase.taken(thing));
        }

        @Override
        protected String describe(Position position, Action.TakeUp take) {
            return "pick up " + take.thing().a();
        }
    }

    /** A thing goes from the Mine into the full bag, and another is left behind for it. */
    static final class ThingSwap extends ThingMove<Action.SwapFor> {
        ThingSwap(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "swap",
                            Action.SwapFor.class,
                            THING,
                            Action.SwapFor::taken,
                            THING,
                            Action.SwapFor::left,
                            Action.SwapFor::new),
                    "swap ruby gold",
                    ActionKind.usual("pick up and leave something behind"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.SwapFor swap) {
            Miner miner = position.miner();
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.LEAVE_ONLY_WHEN_FULL,
                            () -> !miner.hasRoom(),
                            () -> "The bag of " + position.turn().title() + " has room, so nothing is left behind.");
            return carries(
                            offered(breach, position, swap.taken()),
                            SheetRule.LEAVE_WHAT_IS_CARRIED,
                            position,
                            position.turn(),
                            swap.left())
                    .needs(
                            SheetRule.LEAVE_WHAT_IS_CARRIED,
                            () -> swap.left() != swap.taken(),
                            () -> "Leaving " + swap.left().a() + " for another one changes nothing.")
                    .needs(
                            SheetRule.ONE_SHIELD_A_MINE,
                            () -> swap.left() != Thing.SHIELD
                                    || !position.realm().shielded(miner.at().number()),
                            () -> "A Shield lies on " + miner.at().title() + " already.")
                    .found();
        }

        @Override
        protected List<Action.SwapFor> legal(Position position, Phase.Handling phase) {
            List<Action.SwapFor> all = new ArrayList<>();
            List<Thing> bag = position.miner().bag().kinds();
            for (Thing taken : phase.offer().kinds()) {
                bag.forEach(left -> all.add(new Action.SwapFor(taken, left)));
            }
            return unbroken(position, phase, all);
        }

        @Override
        protected Position after(Position position, Phase.Handling phase, Action.SwapFor swap, EventSink telling) {
            Miner miner = position.miner();
            int mine = miner.at().number();
            tell(
                    telling,
                    SheetRule.LEAVE_ONLY_WHEN_FULL,
                    miner.at(),
                    () -> position.turn().title() + " picks up " + swap.taken().a() + " and leaves "
                            + swap.left().a() + " behind.");
            Miner lighter = miner.without(swap.left());
            Realm realm = position.realm()
                    .with(position.turn(), lighter.with(swap.taken()))
                    .lifted(mine, swap.taken())
                    .laid(mine, swap.left());
            return position.with(realm)
                    .with(phase.left(position.turn(), lighter.bag()).taken(swap.taken()));
        }

        @Override
        protected String describe(Position position, Action.SwapFor swap) {
            return "pick up " + swap.taken().a() + " and leave " + swap.left().a();
        }
    }

    /** A Valuable goes from the bag into a chest. */
    static final class ThingDelivery extends ThingMove<Action.DeliverTo> {
        ThingDelivery(Setup setup) {
            super(
                    setup,
                    Sentence.of(
                            "deliver",
                            Action.DeliverTo.class,
                            GEM,
                            Action.DeliverTo::gem,
                            ROYAL,
                            Action.DeliverTo::royal,
                            (gem, royal) -> new Action.DeliverTo(royal, gem)),
                    "deliver ruby king",
                    ActionKind.usual("lay a Valuable into a chest"));
        }

        @Override
        Optional<Breach> wrong(Position position, Action.DeliverTo deliver) {
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.DELIVER_AT_HOME,
                            () -> position.miner().at() == ElfSpace.HOME,
                            () -> position.turn().title() + " is not at Home but "
                                    + position.miner().at().there() + ".")
                    .needs(
                            SheetRule.ROYAL_STAYS_AWAY,
                            () -> setup.sheet().royals().contains(deliver.royal()),
                            () -> deliver.royal().chest() + " is not in this game.");
            return carries(breach, SheetRule.DELIVER_WHAT_IS_CARRIED, position, position.turn(), deliver.gem())
                    .needs(
                            SheetRule.CHEST_WANTS_COLOUR,
                            () -> setup.missing(position.realm(), deliver.royal())
                                    .holds(deliver.gem()),
                            () -> deliver.royal().chest() + " has no free space for "
                                    + deliver.gem().a() + ".")
                    .found();
        }

        @Override
        protected List<Action.DeliverTo> legal(Position position, Phase.Handling phase) {
            if (position.miner().at() != ElfSpace.HOME) {
                return List.of();
            }
            List<Action.DeliverTo> all = new ArrayList<>();
            List<Thing> bag = position.miner().bag().gems().kinds();
            for (Royal royal : setup.sheet().royals()) {
                Things missing = setup.missing(position.realm(), royal);
                bag.stream().filter(missing::holds).forEach(gem -> all.add(new Action.DeliverTo(royal, gem)));
            }
            return all;
        }

        @Override
        protected Position after(Position position, Phase.Handling phase, Action.DeliverTo deliver, EventSink telling) {
            telling.tell(
                    SheetRule.DELIVERY,
                    () -> position.turn().title() + " delivers " + deliver.gem().a() + " to "
                            + deliver.royal().chest() + ".",
                    deliver.royal().place());
            Position delivered = delivered(position, deliver);
            Phase.Handling left = phase.left(position.turn(), delivered.miner().bag());
            if (setup.allFull(delivered.realm())) {
                return delivered.ended(Ending.FILLED);
            }
            return setup.pointless(delivered.realm()) && !setup.rulings().rollAfterLastDelivery()
                    ? delivered.ended(Ending.DELIVERED)
                    : delivered.with(left);
        }

        private static Position delivered(Position position, Action.DeliverTo deliver) {
            return position.with(position.realm()
                    .with(position.turn(), position.miner().without(deliver.gem()))
                    .withChest(
                            deliver.royal(),
                            position.realm().chest(deliver.royal()).with(deliver.gem())));
        }

        /** Elves go Home only once the last chest is full. */
        @Override
        protected Optional<Position> intermediateState(Position position, Action.DeliverTo deliver) {
            return Optional.of(delivered(position, deliver));
        }

        @Override
        protected String describe(Position position, Action.DeliverTo deliver) {
            return "deliver " + deliver.gem().a() + " to " + deliver.royal().chest();
        }

        @Override
        protected Optional<String> preview(Position position, Action.DeliverTo deliver, Position next) {
            return ScoreSheet.gained(setup, position, next);
        }
    }
}

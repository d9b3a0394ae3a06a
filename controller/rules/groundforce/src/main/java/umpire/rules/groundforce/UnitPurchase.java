package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.text.Sentence;

/** A unit is bought with the points of a reinforcement. */
final class UnitPurchase extends ForceMove<Phase.BuyingUnits, Action.BuyUnit> {
    UnitPurchase(Setup setup) {
        super(
                setup,
                Phase.BuyingUnits.class,
                Sentence.of(
                        "buy",
                        Action.BuyUnit.class,
                        ForceWords.TYPE,
                        Action.BuyUnit::type,
                        ForceWords.PLACE,
                        Action.BuyUnit::place,
                        Action.BuyUnit::new),
                "buy saboteur c1");
    }

    @Override
    Optional<Breach> before(Position position) {
        return position.phase() instanceof Phase.PlacingUnits
                ? Breach.refusal(
                        SheetRule.PLACE_FIRST,
                        "Armies are put into their bases first, and it is " + position.turn() + "'s turn to do so.")
                : super.before(position);
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(SheetRule.NO_REINFORCEMENTS);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.BuyingUnits phase, Action.BuyUnit buy) {
        ForceType type = buy.type();
        int points = phase.points();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.COST,
                        () -> type.points() <= points,
                        () -> "A " + type.says() + " costs " + Count.of(type.points(), "point") + ", and "
                                + Count.which(points, "one is", points + " are") + " left.")
                .needs(
                        SheetRule.SUPPLY,
                        () -> setup.spare(position, position.turn(), type) > 0,
                        () -> noneLeft(position, type));
        return inBase(breach, position, buy.place())
                .then(() -> setup.rulings().leastLeft() ? wasteful(position, type, points) : Optional.empty())
                .found();
    }

    private static String noneLeft(Position position, ForceType type) {
        return position.turn() + " has no " + type.says() + " left in the box.";
    }

    /** Refuses a purchase after which more points are lost than after another one, if the ruling {@code spending} is {@code LEAST_LEFT}. */
    private Optional<Breach> wasteful(Position position, ForceType type, int points) {
        Map<ForceType, Integer> spare = new EnumMap<>(ForceType.class);
        for (ForceType each : ForceType.values()) {
            spare.put(each, setup.spare(position, position.turn(), each));
        }
        int room = setup.roomInBase(position, position.turn());
        int least = points - mostSpent(points, room, spare);
        spare.merge(type, -1, Integer::sum);
        int rest = points - type.points();
        int lost = rest - mostSpent(rest, room - 1, spare);
        return lost == least
                ? Optional.empty()
                : Breach.refusal(
                        SheetRule.SPEND_ALL,
                        "After that " + Count.of(lost, "point") + " would be lost, with other units "
                                + (least == 0 ? "none." : least + "."));
    }

    private static int mostSpent(int points, int room, Map<ForceType, Integer> spare) {
        int most = 0;
        for (ForceType type : ForceType.values()) {
            int left = spare.getOrDefault(type, 0);
            if (room > 0 && type.points() <= points && left > 0) {
                spare.put(type, left - 1);
                most = Math.max(most, type.points() + mostSpent(points - type.points(), room - 1, spare));
                spare.put(type, left);
            }
        }
        return most;
    }

    @Override
    protected List<Action.BuyUnit> legal(Position position, Phase.BuyingUnits phase) {
        List<Action.BuyUnit> all = new ArrayList<>();
        for (ForceType type : ForceType.values()) {
            setup.board().base(position.turn()).forEach(place -> all.add(new Action.BuyUnit(type, place)));
        }
        return unbroken(position, phase, all);
    }

    @Override
    protected Position after(Position position, Phase.BuyingUnits phase, Action.BuyUnit buy, EventSink telling) {
        ForceType type = buy.type();
        telling.tell(
                SheetRule.NEW_UNITS_WAIT,
                () -> position.turn() + " puts a new " + type.says() + " on " + buy.place() + " for "
                        + Count.of(type.points(), "point") + "; it acts from " + position.turn()
                        + "'s next turn on.",
                buy.place().place());
        Position bought = position.with(position.forces().with(position.turn(), buy.place(), ForceUnit.fresh(type)))
                .with(new Phase.BuyingUnits(phase.points() - type.points()));
        if (setup.spare(bought, position.turn(), type) == 0) {
            telling.tell(SheetRule.SUPPLY, () -> noneLeft(position, type));
        }
        return bought;
    }

    @Override
    protected String describe(Position position, Action.BuyUnit buy) {
        return "a new " + buy.type().says() + " on " + buy.place() + " for "
                + Count.of(buy.type().points(), "point");
    }

    @Override
    protected ActionKind kind(Position position, Action.BuyUnit buy) {
        return ActionKind.usual(
                "buy a " + buy.type().says() + " for " + Count.of(buy.type().points(), "point"));
    }

    /** Before the game, each army is put into its base unit by unit. */
    static final class ArmyMuster extends ForceMove<Phase.PlacingUnits, Action.PlaceUnit> {
        ArmyMuster(Setup setup) {
            super(
                    setup,
                    Phase.PlacingUnits.class,
                    Sentence.of(
                            "place",
                            Action.PlaceUnit.class,
                            ForceWords.TYPE,
                            Action.PlaceUnit::type,
                            ForceWords.PLACE,
                            Action.PlaceUnit::place,
                            Action.PlaceUnit::new),
                    "place trooper d2");
        }

        @Override
        Optional<Breach> before(Position position) {
            return position.phase() instanceof Phase.WarOver ? super.before(position) : Optional.empty();
        }

        @Override
        Breach elsewhere(Position position) {
            return position.phase() instanceof Phase.BuyingUnits
                    ? new Breach(
                            SheetRule.PLACED_ONCE,
                            "Armies are put into their bases once; now it is " + position.turn()
                                    + "'s turn to buy units.")
                    : Breach.of(SheetRule.PLACED_ONCE);
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.PlacingUnits phase, Action.PlaceUnit place) {
            ForceType type = place.type();
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.ARMY_STRENGTH,
                            () -> position.forces().count(position.turn(), type) < type.atStart(),
                            () -> position.turn() + " has its " + type.said(type.atStart()) + " already.");
            return inBase(breach, position, place.place()).found();
        }

        @Override
        protected List<Action.PlaceUnit> legal(Position position, Phase.PlacingUnits phase) {
            List<Action.PlaceUnit> all = new ArrayList<>();
            for (ForceType type : ForceType.values()) {
                setup.board().base(position.turn()).forEach(place -> all.add(new Action.PlaceUnit(type, place)));
            }
            return unbroken(position, phase, all);
        }

        @Override
        protected Position after(
                Position position, Phase.PlacingUnits phase, Action.PlaceUnit place, EventSink telling) {
            telling.tell(
                    SheetRule.BASE_FILLED,
                    () -> position.turn() + " puts a " + place.type().says() + " on " + place.place() + ".",
                    place.place().place());
            return position.with(position.forces().with(position.turn(), place.place(), ForceUnit.fresh(place.type())));
        }

        @Override
        protected String describe(Position position, Action.PlaceUnit place) {
            return "put a " + place.type().says() + " on " + place.place();
        }

        @Override
        protected ActionKind kind(Position position, Action.PlaceUnit place) {
            return ActionKind.usual("put a unit into " + position.turn() + "'s base");
        }
    }

    /** Checks the set-up: both armies stand complete in their bases, in any order. */
    static final class MusteredArmies {
        private final Setup setup;
        private final Position seen;
        private final List<String> wrong = new ArrayList<>();

        private MusteredArmies(Setup setup, Position seen) {
            this.setup = setup;
            this.seen = seen;
        }

        /** Returns the position in which a game begins: the units as they stand, or the opening if the board is empty. */
        public static Parsed<Position> setUp(Setup setup, Placement picture, Position opening) {
            Placement placed = new Placement(picture.standings().stream()
                    .filter(standing -> standing.spot() instanceof Spot.On)
                    .toList());
            return placed.standings().isEmpty()
                    ? Parsed.good(opening)
                    : SeenPosition.recognise(setup, placed, opening, setup.starter())
                            .then(seen -> check(setup, seen));
        }

        /** Returns the position, or the missing and surplus units, one a line. */
        private static Parsed<Position> check(Setup setup, Position seen) {
            MusteredArmies armies = new MusteredArmies(setup, seen);
            armies.places();
            for (ArmyColour army : ArmyColour.values()) {
                armies.strength(army);
                seen.top(army)
                        .ifPresent(
                                card -> armies.wrong.add("Back into the deck of " + army + ": the card " + card + "."));
            }
            return armies.wrong.isEmpty() ? Parsed.good(seen) : Parsed.bad(String.join("\n", armies.wrong));
        }

        private void places() {
            seen.forces().squads().forEach((place, squad) -> {
                if (!setup.board().inBase(squad.army(), place)) {
                    squad.types()
                            .forEach(type -> wrong.add(
                                    "The " + type.says() + " on " + place + " is not in " + squad.army() + "'s base."));
                }
                int over = squad.size() - ForceSquad.ROOM;
                if (over > 0) {
                    wrong.add("On " + place + (over == 1 ? " a unit is" : " " + over + " units are")
                            + " too many; it holds " + ForceSquad.ROOM + ".");
                }
            });
        }

        private void strength(ArmyColour army) {
            for (ForceType type : ForceType.values()) {
                int over = seen.forces().count(army, type) - type.atStart();
                if (over > 0) {
                    wrong.add(
                            army + " has " + type.counted(over) + " too many; it begins with " + type.atStart() + ".");
                } else if (over < 0) {
                    wrong.add(army + " still puts " + type.counted(-over) + " into its base.");
                }
            }
        }
    }
}

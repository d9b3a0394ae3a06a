package umpire.rules.diceland;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.SolidDie;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

/** All dice as they are seen after a throw: the action that they make, or why they make none. */
record DiceSeen(Setup setup, Position position, List<DieShown> dice) {
    /** Returns the action that says how all dice lie, or the reason why there is none, such as a die that is not seen. */
    Parsed<Action> landed() {
        if (!(position.phase() instanceof Phase.DieLanding landing)) {
            return Parsed.bad("no die is thrown now");
        }
        List<String> due = DiceLanding.due(position, landing.die());
        return wrong(due, landing)
                .map(Parsed::<Action>bad)
                .orElseGet(() -> Parsed.good(new Action.DiceLanded(due.stream()
                        .map(name -> new Action.LandedDie(name, flat(name)))
                        .toList())));
    }

    private Optional<String> wrong(List<String> due, Phase.DieLanding landing) {
        return others(due, landing)
                .or(() -> missing(due))
                .or(() -> first(die -> due.contains(die.name()) && showsNoSide(die))
                        .map(die -> Quoted.of(die.face()) + " is no side of " + setup.title(die.name()) + "."));
    }

    private Optional<String> missing(List<String> due) {
        return due.stream()
                .filter(name -> seen(name).isEmpty())
                .map(name -> "Where is " + setup.title(name) + "? If it is off the table, say " + name + "=gone.")
                .findFirst();
    }

    /** Returns a message if a die lies on the table too early. It must be taken off, and the dice that it pushed put back. */
    private Optional<String> others(List<String> due, Phase.DieLanding landing) {
        return first(die -> !due.contains(die.name()) && die.rest() != DieShown.Rest.GONE && onTable(die.pose()))
                .map(die -> why(die.name(), landing) + " Take it off the table" + puttingBack() + ".");
    }

    private String why(String name, Phase.DieLanding landing) {
        String title = setup.title(name);
        Optional<Fighter> own = position.find(name).filter(fighter -> fighter.of(position.active()));
        if (own.isEmpty()) {
            return title + " is not in the army of " + position.active() + ".";
        }
        if (own.get().at() instanceof Whereabouts.InReserve) {
            return title + " is in reserve.";
        }
        return title + " lies on the table, but " + setup.title(landing.die()) + " is to be "
                + (landing instanceof Phase.Airborne ? "thrown." : "put there.");
    }

    private String puttingBack() {
        String pushed = position.inPlay()
                .filter(this::isPushed)
                .map(fighter -> setup.title(fighter.name()))
                .collect(Collectors.joining(", "));
        return pushed.isEmpty() ? "" : ", and put back what it pushed: " + pushed;
    }

    private boolean isPushed(Fighter fighter) {
        FlatDie before = fighter.lying().orElseThrow();
        return seen(fighter.name()).isPresent()
                && flat(fighter.name())
                        .filter(now -> !Footing.pushed(before, now))
                        .isEmpty();
    }

    /** Dice beside the table are in a hand or in reserve. */
    private boolean onTable(Pose pose) {
        return Math.abs(pose.xMm()) <= setup.catalogue().widthMm() / 2
                && Math.abs(pose.yMm()) <= setup.catalogue().deepMm() / 2;
    }

    private Optional<DieShown> seen(String name) {
        return dice.stream().filter(die -> die.name().equals(name)).findFirst();
    }

    /** Returns the first die that meets a condition. */
    private Optional<DieShown> first(Predicate<DieShown> which) {
        return dice.stream().filter(which).findFirst();
    }

    /** Returns whether a die shows a side that it does not have. */
    private boolean showsNoSide(DieShown shown) {
        return shown.rest() == DieShown.Rest.FLAT && side(shown).isEmpty();
    }

    private Optional<PaperSide> side(DieShown shown) {
        return setup.find(shown.name()).flatMap(die -> die.unit().side(shown.face()));
    }

    /** Returns how a die lies. A die that leans, or that stands beyond the edge with a corner, is off the table. */
    private Optional<FlatDie> flat(String name) {
        BoxedDie die = setup.die(name);
        return seen(name)
                .filter(shown -> shown.rest() == DieShown.Rest.FLAT)
                .flatMap(shown -> side(shown)
                        .map(side -> new FlatDie(
                                side.face(), shown.pose(), die.unit().edgeMm())))
                .filter(lying -> Footing.onTable(lying, setup));
    }

    /**
     * Throws a die by chance: anywhere on the table, on any side, at any heading. It pushes the dice it hits out of its way, turns them
     * over or knocks them off. One object serves one throw.
     */
    static final class ScatteredThrow {
        /** The number of tries to find a free spot. */
        private static final int TRIES = 12;

        /** One throw in this many leans or leaves the table. */
        private static final int LOST_ONE_IN = 14;

        /** One spot in this many is taken although other dice lie there. */
        private static final int HITS_ONE_IN = 2;

        private static final int FURTHER_MM = 40;
        private static final int TURN_DEG = 360;
        private static final int PLACED_WITHIN_MM = 7;
        private static final DieShown.Rest[] LOST = {DieShown.Rest.GONE, DieShown.Rest.LEANING};

        private final Setup setup;
        private final IntUnaryOperator chance;
        private final Map<String, FlatDie> lying = new LinkedHashMap<>();
        private final Map<String, DieShown> lost = new LinkedHashMap<>();

        private ScatteredThrow(Setup setup, Position position, IntUnaryOperator chance) {
            this.setup = setup;
            this.chance = chance;
            position.inPlay()
                    .forEach(
                            fighter -> lying.put(fighter.name(), fighter.lying().orElseThrow()));
        }

        /** Returns every die that was on the table, and the one that is thrown or placed. */
        public static List<DieShown> of(Setup setup, Position position, String die, IntUnaryOperator chance) {
            ScatteredThrow thrown = new ScatteredThrow(setup, position, chance);
            if (position.phase() instanceof Phase.HandPlacing) {
                thrown.place(die, position.fighter(die));
            } else if (chance.applyAsInt(LOST_ONE_IN) == 0) {
                thrown.lose(die);
            } else {
                thrown.land(die);
            }
            return setup.box().stream()
                    .map(BoxedDie::name)
                    .flatMap(name -> thrown.shown(name).stream())
                    .toList();
        }

        private Optional<DieShown> shown(String name) {
            return lying.containsKey(name)
                    ? Optional.of(flat(name, lying.get(name)))
                    : Optional.ofNullable(lost.get(name));
        }

        private DieShown flat(String name, FlatDie die) {
            return new DieShown(
                    DieType.OCTAHEDRON, name, setup.die(name).side(die).word(), die.pose());
        }

        private void lose(String name) {
            lying.remove(name);
            DieShown.Rest how = LOST[chance.applyAsInt(LOST.length)];
            lost.put(name, new DieShown(DieType.OCTAHEDRON, name, how, "", new Pose(0, 0, 0)));
        }

        private void place(String name, Fighter fighter) {
            double y = setup.scenario() == Scenario.OGRES ? setup.catalogue().ogresApartMm() / 2 : 0;
            double middle = fighter.of(Commander.RED) ? -y : y;
            Octant top = setup.die(name).unit().strongest().face();
            lying.put(name, die(name, top, jitterMm(), middle + jitterMm()));
        }

        private double jitterMm() {
            return chance.applyAsInt(PLACED_WITHIN_MM);
        }

        private FlatDie die(String name, Octant top, double xMm, double yMm) {
            return new FlatDie(
                    top,
                    new Pose(xMm, yMm, chance.applyAsInt(TURN_DEG)),
                    setup.die(name).unit().edgeMm());
        }

        private FlatDie anywhere(String name) {
            double x = setup.catalogue().widthMm();
            double y = setup.catalogue().deepMm();
            return die(
                    name,
                    Octant.all().get(chance.applyAsInt(Octant.all().size())),
                    chance.applyAsInt((int) x) - x / 2,
                    chance.applyAsInt((int) y) - y / 2);
        }

        private void land(String name) {
            for (int i = 0; i < TRIES; i++) {
                FlatDie spot = anywhere(name);
                Map<String, FlatDie> hit = hitAt(spot);
                boolean taken = hit.isEmpty()
                        || (chance.applyAsInt(HITS_ONE_IN) == 0
                                && hit.keySet().stream()
                                        .noneMatch(
                                                other -> setup.die(other).unit().ogre()));
                if (taken && Footing.onTable(spot, setup)) {
                    lying.put(name, spot);
                    hit.forEach((other, before) -> push(other, before, spot));
                    return;
                }
            }
            lose(name);
        }

        private Map<String, FlatDie> hitAt(FlatDie spot) {
            Map<String, FlatDie> hit = new LinkedHashMap<>(lying);
            hit.values().removeIf(other -> !overlap(spot, other));
            return hit;
        }

        /** Returns whether two dice overlap. A die below the overhang of another does not overlap it. */
        private static boolean overlap(FlatDie one, FlatDie two) {
            return SolidDie.deepMm(one, two) > 0;
        }

        /** Pushes a die straight away from the one that hit it; where there is no room for it, it is off the table. */
        private void push(String name, FlatDie before, FlatDie by) {
            double dx = before.pose().xMm() - by.pose().xMm();
            double dy = before.pose().yMm() - by.pose().yMm();
            double apartMm = Math.max(1, Math.hypot(dx, dy));
            double toMm = before.reachMm() + by.reachMm() + 1 + chance.applyAsInt(FURTHER_MM);
            Octant top = chance.applyAsInt(2) == 0
                    ? before.top()
                    : Octant.all().get(chance.applyAsInt(Octant.all().size()));
            FlatDie after = die(
                    name, top, by.pose().xMm() + dx / apartMm * toMm, by.pose().yMm() + dy / apartMm * toMm);
            lying.remove(name);
            boolean free = lying.values().stream().noneMatch(other -> overlap(after, other));
            if (free && Footing.onTable(after, setup)) {
                lying.put(name, after);
            } else {
                lose(name);
            }
        }
    }
}

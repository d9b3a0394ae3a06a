package umpire.rules.diceland;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.SolidDie;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;

/**
 * Throws a die by chance: anywhere on the table, on any side, at any heading. It pushes the dice it hits out of its way, turns them over or
 * knocks them off. One object serves one throw.
 */
final class ScatteredThrow {
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
                .forEach(fighter -> lying.put(fighter.name(), fighter.lying().orElseThrow()));
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
        return lying.containsKey(name) ? Optional.of(flat(name, lying.get(name))) : Optional.ofNullable(lost.get(name));
    }

    private DieShown flat(String name, FlatDie die) {
        return new DieShown(DieType.OCTAHEDRON, name, setup.die(name).side(die).word(), die.pose());
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
                                    .noneMatch(other -> setup.die(other).unit().ogre()));
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

    /** Below the overhang of a die another may come to lie. */
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
        FlatDie after =
                die(name, top, by.pose().xMm() + dx / apartMm * toMm, by.pose().yMm() + dy / apartMm * toMm);
        lying.remove(name);
        boolean free = lying.values().stream().noneMatch(other -> overlap(after, other));
        if (free && Footing.onTable(after, setup)) {
            lying.put(name, after);
        } else {
            lose(name);
        }
    }
}

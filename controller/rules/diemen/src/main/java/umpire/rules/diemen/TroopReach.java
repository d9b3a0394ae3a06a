package umpire.rules.diemen;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.diemen.field.BattleField;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Says where units of a type get to. */
final class TroopReach {
    private final Setup setup;
    private final BattleMap map;
    private final Map<BattleHex, List<BattleHex>> flown = new HashMap<>();

    TroopReach(Setup setup) {
        this.setup = setup;
        this.map = setup.map();
        map.hexes().forEach(hex -> flown.put(hex, flown(hex)));
    }

    /** Returns the spaces that a unit reaches with a set of the given width. Enemies bar the way. Strategies are not considered. */
    Set<BattleHex> by(BattleField field, BattleSide side, TroopType type, BattleHex from, int width) {
        if (!type.travels()) {
            return entered(field, side, type, from);
        }
        Set<BattleHex> reached = new HashSet<>(Set.of(from));
        Set<BattleHex> edge = Set.of(from);
        for (int step = 0; step < width && !edge.isEmpty(); step++) {
            Set<BattleHex> next = new HashSet<>();
            for (BattleHex hex : edge) {
                next.addAll(entered(field, side, type, hex));
            }
            next.removeAll(reached);
            reached.addAll(next);
            edge = next;
        }
        reached.remove(from);
        return reached;
    }

    private Set<BattleHex> entered(BattleField field, BattleSide side, TroopType type, BattleHex from) {
        Set<BattleHex> entered = new HashSet<>();
        for (BattleHex hex : adjoining(type, from)) {
            if (setup.enters(type, hex) && field.at(hex, side.other()).isEmpty()) {
                entered.add(hex);
            }
        }
        return entered;
    }

    /** Returns the spaces that adjoin a space for a type, in order: Fliers cross an Impassible one. */
    List<BattleHex> adjoining(TroopType type, BattleHex from) {
        return type == TroopType.FLIERS && setup.rulings().fliersCross()
                ? flown.getOrDefault(from, List.of())
                : map.neighbours(from);
    }

    private List<BattleHex> flown(BattleHex from) {
        Set<BattleHex> adjoining = new TreeSet<>(map.neighbours(from));
        for (BattleHex hex : map.neighbours(from)) {
            if (!map.passable(hex)) {
                adjoining.addAll(map.neighbours(hex));
            }
        }
        adjoining.remove(from);
        return List.copyOf(adjoining);
    }

    /** Returns whether terrain lets a unit move freely from a space to the next. */
    boolean freely(TroopType type, BattleHex from, BattleHex to) {
        return !river(type, from, to) && !slow(type, to) && groundIsOpen(type, to);
    }

    /** Returns whether the space a unit comes from or goes to is a River that hinders it. */
    boolean river(TroopType type, BattleHex from, BattleHex to) {
        return type != TroopType.FLIERS
                && (map.terrain(from) == HexTerrain.RIVER || map.terrain(to) == HexTerrain.RIVER);
    }

    /** Returns whether a space is Rough for a unit in Free Movement. */
    boolean slow(TroopType type, BattleHex to) {
        return map.terrain(to) == HexTerrain.ROUGH && type != TroopType.FLIERS && type != TroopType.CAVALRY;
    }

    /** Returns whether a space is open to a unit's Free Movement, apart from the rules of Rough and River. */
    boolean groundIsOpen(TroopType type, BattleHex to) {
        HexTerrain terrain = map.terrain(to);
        return switch (terrain) {
            case OPEN, ROUGH, RIVER -> true;
            case IMPASSIBLE -> setup.enters(type, to);
            case FOREST, HILL, MOUNTAIN ->
                type == TroopType.FLIERS || (!setup.rulings().freeOnOpenOnly() && type.enters(terrain));
        };
    }

    /** Judges whether units may enter a space, whatever action brings them there. */
    static final class SpaceJudge {
        private final Setup setup;
        private final BattleMap map;

        SpaceJudge(Setup setup) {
            this.setup = setup;
            this.map = setup.map();
        }

        /** Adds the tests of the terrain, for all these units, and of enemies in the space. */
        FirstBreach enter(FirstBreach needs, BattleField field, BattleSide side, Troops troops, BattleHex to) {
            return needs.needs(SheetRule.SPACES_OF_THE_MAP, () -> map.has(to), () -> "The map has no space " + to + ".")
                    .needs(
                            SheetRule.IMPASSIBLE_IS_BARRED,
                            () -> map.passable(to) || troops.types().stream().allMatch(type -> setup.enters(type, to)),
                            () -> to + " is Impassible.")
                    .needs(
                            SheetRule.CHARIOTS_KEEP_OFF,
                            () -> !troops.has(TroopType.CHARIOTS) || setup.enters(TroopType.CHARIOTS, to),
                            () -> to + " is " + map.terrain(to).title() + ", and Chariots do not enter it.")
                    .needs(
                            SheetRule.ENEMIES_BAR,
                            () -> field.at(to, side.other()).isEmpty(),
                            () -> "Enemies stand on " + to + ".");
        }

        /** Adds the test that these further units have room in the space. */
        FirstBreach room(FirstBreach needs, BattleField field, BattleSide side, Troops troops, BattleHex to) {
            int most = setup.scenario().stackLimit();
            int there = field.troops(to, side).size();
            return needs.needs(
                    SheetRule.ROOM_IN_A_SPACE,
                    () -> there + troops.size() <= most,
                    () -> to + " has room for " + most + (most == 1 ? " unit: " : " units: ") + there
                            + (there == 1 ? " is" : " are") + " there, so " + troops.size()
                            + (troops.size() == 1 ? " more does not fit." : " more do not fit."));
        }
    }
}

package umpire.rules.diceland.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.data.DataReader;

/**
 * Reads the giant die and its tracking card.
 *
 * @param blocks in the order of {@link Weapon#ofOgre}
 */
record OgreReader(
        PaperUnit unit, List<Integer> blocks, int treadsSubtract, TrackingCard markThree, TrackingCard markFive) {
    /** Stands in where the file has no Ogre. */
    static final OgreReader NONE = new OgreReader(
            new PaperUnit("ogre", "Ogre", PaperUnit.OGRE_CLASS, "", 1, 1, List.of(), SidesReader.blank()),
            List.of(1, 1, 1, 1),
            0,
            card(List.of(1, 1, 1, 1), List.of(1, 1, 1)),
            card(List.of(1, 1, 1, 1), List.of(1, 1, 1)));

    /** Killing it wins the game. */
    private static final int POINTS = 50;

    private static final int MOST = 99;
    private static final double LEAST_EDGE_MM = 20;
    private static final double MOST_EDGE_MM = 300;
    private static final List<String> WEAPONS =
            Weapon.ofOgre().stream().map(Weapon::word).toList();

    OgreReader(DataReader keys) {
        this(
                ogre(keys),
                keys.below("blocks", below -> numbers(below, 1), List.of(1, 1, 1, 1)),
                keys.whole("treadsSubtract", 0, MOST, 0),
                keys.below("markThree", OgreReader::card, NONE.markThree()),
                keys.below("markFive", OgreReader::card, NONE.markFive()));
    }

    private static PaperUnit ogre(DataReader keys) {
        keys.require("title", "points", "edgeMm", "ranges", "colours", "blocks", "treadsSubtract", "markThree");
        keys.require("markFive", "sides");
        List<ArrowRange> ranges = keys.below("ranges", OgreReader::ranges, List.of());
        List<String> colours = keys.below("colours", OgreReader::colours, List.of());
        return new PaperUnit(
                "ogre",
                keys.text("title", ""),
                PaperUnit.OGRE_CLASS,
                keys.text("team", "ogre"),
                keys.whole("points", POINTS, POINTS, POINTS),
                keys.number("edgeMm", LEAST_EDGE_MM, MOST_EDGE_MM, MOST_EDGE_MM),
                keys.texts("immune", List.of()),
                SidesReader.sides(keys, side -> side(side, ranges, colours)));
    }

    private static List<ArrowRange> ranges(DataReader keys) {
        keys.require(WEAPONS.toArray(String[]::new));
        List<ArrowRange> ranges = new ArrayList<>();
        for (String weapon : WEAPONS) {
            ranges.add(ArrowRange.valueOf(
                    keys.word(weapon, SidesReader.RANGES, "short").toUpperCase(Locale.ROOT)));
        }
        return ranges;
    }

    private static List<String> colours(DataReader keys) {
        keys.require(WEAPONS.toArray(String[]::new));
        return WEAPONS.stream().map(weapon -> keys.text(weapon, "")).toList();
    }

    private static List<Integer> numbers(DataReader keys, int least) {
        keys.require(WEAPONS.toArray(String[]::new));
        return WEAPONS.stream()
                .map(weapon -> keys.whole(weapon, least, MOST, least))
                .toList();
    }

    private static TrackingCard card(DataReader keys) {
        keys.require("treads");
        List<Integer> circles = numbers(keys, 0);
        List<Integer> treads = keys.wholes("treads", 0, MOST, List.of(0, 0, 0));
        if (treads.size() != TrackingCard.LINES) {
            keys.problem("treads", "there are three lines of treads, not " + treads.size() + ".");
        }
        return card(circles, treads.size() == TrackingCard.LINES ? treads : List.of(0, 0, 0));
    }

    private static TrackingCard card(List<Integer> circles, List<Integer> treads) {
        return new TrackingCard(circles, treads);
    }

    private static PaperSide side(DataReader keys, List<ArrowRange> ranges, List<String> colours) {
        keys.require("face", "side", "corners", "attacks", "green");
        List<Weapon> corners = corners(keys);
        List<Integer> attacks = listed(keys, "attacks", 1, MOST, WEAPONS.size());
        List<SideWeapon> weapons = new ArrayList<>();
        for (Weapon weapon : Weapon.ofOgre()) {
            int i = weapons.size();
            List<TopCorner> arrows = weapon == Weapon.AP
                    ? List.of(TopCorner.values())
                    : Stream.of(TopCorner.values())
                            .filter(corner -> corners.get(corner.index()) == weapon)
                            .toList();
            weapons.add(new SideWeapon(
                    weapon,
                    arrows,
                    ranges.isEmpty() ? ArrowRange.SHORT : ranges.get(i),
                    attacks.get(i),
                    colours.isEmpty() ? "" : colours.get(i)));
        }
        Octant face = SidesReader.face(keys);
        return new PaperSide(
                face,
                SidesReader.word(keys),
                weapons,
                SidesReader.block(keys),
                new UnitEffect.Plain(),
                greens(keys),
                SidesReader.red(keys));
    }

    /** A dot of an Ogre has the number of a tread line; 0 stands for no dot. */
    private static List<Integer> greens(DataReader keys) {
        return listed(keys, "green", 0, TrackingCard.LINES, TopCorner.values().length).stream()
                .map(line -> line == 0 ? Integer.valueOf(PaperSide.NO_DOT) : line)
                .toList();
    }

    private static List<Integer> listed(DataReader keys, String key, int least, int most, int count) {
        List<Integer> all = keys.wholes(key, least, most, List.of());
        if (all.size() == count) {
            return all;
        }
        keys.problem(key, key + " holds " + count + " numbers, not " + all.size() + ".");
        return Stream.generate(() -> 1).limit(count).toList();
    }

    private static List<Weapon> corners(DataReader keys) {
        List<Optional<Weapon>> read =
                keys.texts("corners", List.of()).stream().map(Weapon::named).toList();
        boolean three = read.size() == TopCorner.values().length
                && read.stream().allMatch(Optional::isPresent)
                && read.stream().distinct().count() == read.size();
        if (!three || read.contains(Optional.of(Weapon.AP)) || read.contains(Optional.of(Weapon.GUN))) {
            keys.problem("corners", "name main, secondary and missiles once each, as they are at x, y and z.");
            return List.of(Weapon.MAIN, Weapon.SECONDARY, Weapon.MISSILES);
        }
        return read.stream().map(Optional::orElseThrow).toList();
    }
}

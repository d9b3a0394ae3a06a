package umpire.rules.diceland.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads the catalogue of dice from a data file and reports every wrong line. */
public final class CatalogueReader {
    public static final GameData FILE = new GameData(
            "dice", "diceland-ogre-data/dice.yaml", "Every side of every die, and the Ogre's tracking card.");

    private static final int MOST_POINTS = 50;
    private static final int MOST_ARMOR = 999;
    private static final double LEAST_TABLE_MM = 300;
    private static final double MOST_TABLE_MM = 3000;
    private static final double OGRE_MARGIN_MM = 20;
    private static final double LEAST_EDGE_MM = 20;
    private static final double MOST_EDGE_MM = 200;
    private static final double EDGE_MM = 50;
    private static final String WORD = "[a-z]+(-[a-z]+)*";

    private CatalogueReader() {}

    /** Returns the catalogue, or every problem with its line. */
    public static Parsed<DiceCatalogue> read(Datum file) {
        return DataReader.read(FILE.name(), file, CatalogueReader::catalogue);
    }

    private static DiceCatalogue catalogue(DataReader keys) {
        keys.require("table", "ogresApartMm", "edgeMm", "commandPost", "units", "ogre");
        double[] table = keys.below("table", CatalogueReader::table, new double[] {LEAST_TABLE_MM, LEAST_TABLE_MM});
        double edgeMm = keys.number("edgeMm", LEAST_EDGE_MM, MOST_EDGE_MM, EDGE_MM);
        OgreReader ogre = keys.below("ogre", OgreReader::new, OgreReader.NONE);
        Map<PaperUnit, Integer> units = new LinkedHashMap<>();
        keys.named("units", unit -> Map.entry(unit(unit, edgeMm), unit.whole("box", 0, DiceCatalogue.MOST_DICE, 0)))
                .forEach((id, read) -> {
                    if (!id.matches(WORD) || id.equals(PaperUnit.OGRE_CLASS)) {
                        keys.problem("units", "\"" + id + "\" is no name of a die; write heavy-tank.");
                    }
                    units.put(named(id, read.getKey()), read.getValue());
                });
        Post post = keys.below("commandPost", CatalogueReader::post, new Post(1, ""));
        DiceCatalogue read = new DiceCatalogue(
                table[0],
                table[1],
                keys.number("ogresApartMm", 1, MOST_TABLE_MM, LEAST_TABLE_MM),
                post.armor(),
                post.immune(),
                new ArrayList<>(units.keySet()),
                new ArrayList<>(units.values()),
                ogre.unit(),
                ogre.blocks(),
                ogre.treadsSubtract(),
                ogre.markThree(),
                ogre.markFive());
        enoughTags(keys, read);
        ogresHaveRoom(keys, read);
        callsAreAnswered(keys, read);
        return read;
    }

    /** The part of the file on the Command Post. */
    private record Post(int armor, String immune) {}

    private static double[] table(DataReader keys) {
        keys.require("widthMm", "deepMm");
        return new double[] {
            keys.number("widthMm", LEAST_TABLE_MM, MOST_TABLE_MM, LEAST_TABLE_MM),
            keys.number("deepMm", LEAST_TABLE_MM, MOST_TABLE_MM, LEAST_TABLE_MM)
        };
    }

    private static Post post(DataReader keys) {
        keys.require("armor", "immune");
        return new Post(keys.whole("armor", 1, MOST_ARMOR, 1), keys.text("immune", ""));
    }

    private static void enoughTags(DataReader keys, DiceCatalogue read) {
        int most = DiceCatalogue.MOST_DICE - DiceCatalogue.OGRES;
        if (read.dice() > most) {
            keys.problem(
                    "units",
                    "the box holds " + read.dice() + " dice, but besides two Ogres only " + most
                            + " can have tags of their own; lower some \"box\".");
        }
        if (read.dice() == 0) {
            keys.problem("units", "the box holds no die; give at least one unit a \"box\" of 1.");
        }
    }

    /** Checks that two Ogres begin so far apart that they do not overlap, and that both lie on the table. */
    private static void ogresHaveRoom(DataReader keys, DiceCatalogue read) {
        double wideMm = Math.ceil(2 * read.ogre().edgeMm() / Math.sqrt(3));
        if (read.ogresApartMm() < wideMm + OGRE_MARGIN_MM) {
            keys.problem(
                    "ogresApartMm",
                    "two Ogres that are " + Math.round(wideMm) + " mm wide begin at least "
                            + Math.round(wideMm + OGRE_MARGIN_MM) + " mm apart.");
        }
        if (read.ogresApartMm() + wideMm > read.deepMm() || wideMm > read.widthMm()) {
            keys.problem(
                    "ogresApartMm",
                    "two Ogres that are " + Math.round(wideMm) + " mm wide do not both lie on the " + "table "
                            + Math.round(read.ogresApartMm()) + " mm apart.");
        }
    }

    private static void callsAreAnswered(DataReader keys, DiceCatalogue read) {
        List<String> classes = read.units().stream().map(PaperUnit::unitClass).toList();
        read.units().stream()
                .flatMap(unit -> unit.sides().stream())
                .map(PaperSide::effect)
                .filter(PaperSide.UnitEffect.Call.class::isInstance)
                .map(effect -> ((PaperSide.UnitEffect.Call) effect).unitClass())
                .filter(unitClass -> !classes.contains(unitClass))
                .distinct()
                .forEach(unitClass -> keys.problem(
                        "units",
                        "a side calls the class " + unitClass + ", but no die has that class; the classes are "
                                + String.join(", ", classes.stream().distinct().toList()) + "."));
    }

    private static PaperUnit named(String id, PaperUnit unit) {
        return new PaperUnit(
                id,
                unit.title(),
                unit.unitClass(),
                unit.team(),
                unit.points(),
                unit.edgeMm(),
                unit.immune(),
                unit.sides());
    }

    private static PaperUnit unit(DataReader keys, double edgeMm) {
        keys.require("title", "class", "team", "points", "box", "colour", "sides");
        String unitClass = keys.text("class", "");
        if (unitClass.equals(PaperUnit.OGRE_CLASS)) {
            keys.problem("class", "the class ogre belongs to the giant die under the key ogre.");
        }
        if (!keys.text("title", "X").matches(".*[\\p{L}\\p{N}].*")) {
            keys.problem("title", "a title has a letter or a digit by which the die is marked.");
        }
        String colour = keys.text("colour", "");
        return new PaperUnit(
                "",
                keys.text("title", ""),
                unitClass,
                keys.text("team", ""),
                keys.whole("points", 1, MOST_POINTS, 1),
                edgeMm,
                keys.texts("immune", List.of()),
                SidesReader.sides(keys, side -> SidesReader.unitSide(side, colour)));
    }

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

        /** The points of an Ogre. Killing it wins the game. */
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
            List<PaperSide.SideWeapon> weapons = new ArrayList<>();
            for (Weapon weapon : Weapon.ofOgre()) {
                int i = weapons.size();
                List<TopCorner> arrows = weapon == Weapon.AP
                        ? List.of(TopCorner.values())
                        : Stream.of(TopCorner.values())
                                .filter(corner -> corners.get(corner.index()) == weapon)
                                .toList();
                weapons.add(new PaperSide.SideWeapon(
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
                    new PaperSide.UnitEffect.Plain(),
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
}

package umpire.rules.diceland.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                    "the box holds " + read.dice() + " dice, but only " + most
                            + " beside two Ogres have tags of their own; lower some \"box\".");
        }
        if (read.dice() == 0) {
            keys.problem("units", "the box holds no die; give at least one unit a \"box\" of 1.");
        }
    }

    /** Two Ogres begin so far apart that they do not lie in each other, and both on the table. */
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
                .filter(UnitEffect.Call.class::isInstance)
                .map(effect -> ((UnitEffect.Call) effect).unitClass())
                .filter(unitClass -> !classes.contains(unitClass))
                .distinct()
                .forEach(unitClass -> keys.problem(
                        "units",
                        "a side calls the class " + unitClass + ", and no die is of it; there are "
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
}

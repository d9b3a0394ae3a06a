package umpire.rules.diceland.catalogue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.data.DataReader;

/** Reads the eight sides of a die, and checks that damage leads from each to the next lower one. */
final class SidesReader {
    static final List<String> RANGES = List.of("short", "long", "all");

    private static final int MOST = 99;
    private static final String CALL = "call ";
    private static final List<String> CORNERS =
            Stream.of(TopCorner.values()).map(TopCorner::word).toList();
    private static final List<String> FACES =
            Octant.all().stream().map(Octant::code).toList();

    private SidesReader() {}

    /** Returns sides without anything on them, which stand in for missing ones. */
    static List<PaperSide> blank() {
        return Octant.all().stream().map(SidesReader::blank).toList();
    }

    private static PaperSide blank(Octant face) {
        return new PaperSide(
                face,
                String.valueOf(face.index() + 1),
                List.of(),
                Optional.empty(),
                new UnitEffect.Plain(),
                List.of(0, 0, 0),
                Optional.empty());
    }

    /** Returns the sides in the order of {@link Octant}. */
    static List<PaperSide> sides(DataReader keys, Function<DataReader, PaperSide> read) {
        Map<Octant, PaperSide> byFace = new EnumMap<>(Octant.class);
        Map<Octant, Integer> lines = new EnumMap<>(Octant.class);
        keys.each(
                "sides",
                side -> {
                    PaperSide one = read.apply(side);
                    if (byFace.put(one.face(), one) != null) {
                        side.problem("face", "the face " + one.face().code() + " is there twice.");
                    }
                    lines.put(one.face(), side.line());
                    return one;
                },
                List.of());
        if (byFace.size() < Octant.all().size()) {
            keys.problem(
                    "sides", "an octahedron has eight sides, each with a face of its own, not " + byFace.size() + ".");
            return blank();
        }
        List<PaperSide> sides = List.copyOf(byFace.values());
        sides.forEach(side -> damaged(side, sides)
                .ifPresent(wrong -> keys.problem(lines.getOrDefault(side.face(), keys.line()), wrong)));
        return sides;
    }

    private static Optional<String> damaged(PaperSide side, List<PaperSide> all) {
        if (all.stream().filter(other -> other.word().equals(side.word())).count() > 1) {
            return Optional.of("side " + side.word() + " is there twice.");
        }
        if (side.number() == 1) {
            return side.red().isPresent() || side.block().isPresent()
                    ? Optional.of("side " + side.word() + " has neither block nor red dot.")
                    : Optional.empty();
        }
        if (side.red().isEmpty() || side.block().isEmpty()) {
            return Optional.of("side " + side.word() + " needs a block and a red dot.");
        }
        PaperSide next = all.get(side.face().pressing(side.red().orElseThrow()).index());
        String wanted = side.row() + (side.number() - 1);
        return next.word().equals(wanted)
                ? Optional.empty()
                : Optional.of("the red dot of side " + side.word() + " leads to side " + next.word() + ", not to "
                        + wanted + ".");
    }

    /** Reads a side of an ordinary die. */
    static PaperSide unitSide(DataReader keys, String colour) {
        keys.require("face", "side", "green");
        List<TopCorner> arrows = corners(keys, "arrows");
        List<PaperSide.SideWeapon> weapons = new ArrayList<>();
        if (keys.has("arrows") || keys.has("attack") || keys.has("range")) {
            keys.require("arrows", "attack", "range");
            PaperSide.ArrowRange range = PaperSide.ArrowRange.valueOf(
                    keys.word("range", RANGES, "short").toUpperCase(Locale.ROOT));
            weapons.add(new PaperSide.SideWeapon(Weapon.GUN, arrows, range, keys.whole("attack", 1, MOST, 1), colour));
            if (keys.has("arrows") && arrows.isEmpty()) {
                keys.problem("arrows", "a weapon has a sight arrow in one corner at least.");
            }
        }
        List<TopCorner> green = corners(keys, "green");
        return new PaperSide(
                face(keys),
                word(keys),
                weapons,
                block(keys),
                effect(keys),
                Stream.of(TopCorner.values())
                        .map(corner -> green.contains(corner) ? Integer.valueOf(0) : PaperSide.NO_DOT)
                        .toList(),
                red(keys));
    }

    static Octant face(DataReader keys) {
        return Octant.coded(keys.word("face", FACES, FACES.get(0))).orElseThrow();
    }

    static String word(DataReader keys) {
        String word = keys.text("side", "1");
        if (!word.matches("[A-Z]?[1-8]")) {
            keys.problem("side", "\"" + word + "\" is no side; it is a number from 1 to 8, behind A or B in two rows.");
            return "1";
        }
        return word;
    }

    static Optional<Integer> block(DataReader keys) {
        return keys.has("block") ? Optional.of(keys.whole("block", 1, MOST, 1)) : Optional.empty();
    }

    static Optional<TopCorner> red(DataReader keys) {
        return keys.has("red") ? TopCorner.named(keys.word("red", CORNERS, "x")) : Optional.empty();
    }

    private static List<TopCorner> corners(DataReader keys, String key) {
        List<TopCorner> corners = new ArrayList<>();
        for (String word : keys.texts(key, List.of())) {
            TopCorner.named(word)
                    .ifPresentOrElse(
                            corners::add,
                            () -> keys.problem(key, "\"" + word + "\" is no corner; they are x, y and z."));
        }
        return corners.stream().distinct().sorted().toList();
    }

    private static UnitEffect effect(DataReader keys) {
        String text = keys.text("effect", "");
        if (text.isEmpty()) {
            return new UnitEffect.Plain();
        }
        if (text.startsWith(CALL)) {
            return new UnitEffect.Call(text.substring(CALL.length()));
        }
        return switch (text) {
            case "jump" -> new UnitEffect.Jump();
            case "dodge" -> new UnitEffect.Dodge();
            default -> unknown(keys, text);
        };
    }

    private static UnitEffect unknown(DataReader keys, String text) {
        keys.problem("effect", "\"" + text + "\" is no effect; known are call and a class, jump, dodge.");
        return new UnitEffect.Plain();
    }
}

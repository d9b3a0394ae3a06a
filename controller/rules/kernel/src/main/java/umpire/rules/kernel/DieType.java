package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A type of equal dice in a game's box. Reading, drawing and throwing dice depend on this alone.
 *
 * @param kind as the camera reads it: {@link #PIPS}, {@link #NUMERALS}, {@link #STICKER}, {@link #OCTAHEDRON},
 *     {@link #CARD}
 * @param name one word that distinguishes these dice from others of the box: {@code d6}, {@code yellow},
 *     {@code heavy-tank-2}
 * @param faces one for each side, in the order in which they are printed
 * @param edgeMm length of an edge
 * @param seat the owner, by seat name; empty where every seat throws them
 * @param count how many the box holds
 */
public record DieType(String kind, String name, List<Face> faces, double edgeMm, String seat, int count) {
    /** A cube with pips. */
    public static final String PIPS = "d6";

    /** A die with ten numerals; 0 stands for ten. */
    public static final String NUMERALS = "d10";

    /** A cube with printed stickers. */
    public static final String STICKER = "sticker";

    /** An octahedron of paper with a tag on each face. */
    public static final String OCTAHEDRON = "octahedron";

    /** A card that is drawn and laid in sight of all: a random choice like a die. */
    public static final String CARD = "card";

    private static final double QUARTER_TURN_DEG = 90;

    /**
     * One side of a die.
     *
     * @param shows its name when it is on top: {@code 5}, {@code sword}, {@code O}
     * @param tag printed on it, if any: 0 to 229; equal faces of equal dice share one, and a piece with that tag is
     *     this die
     */
    public record Face(String shows, OptionalInt tag) {
        public Face {
            if (tag.isPresent() && (tag.getAsInt() < 0 || tag.getAsInt() > Piece.LAST_TAG)) {
                throw new IllegalArgumentException(
                        shows + ": tags of dice are 0 to " + Piece.LAST_TAG + ", not " + tag.getAsInt());
            }
        }

        /** A face that is read without a tag. */
        public Face(String shows) {
            this(shows, OptionalInt.empty());
        }
    }

    public DieType {
        faces = List.copyOf(faces);
        if (faces.isEmpty() || count < 1 || !(edgeMm > 0)) {
            throw new IllegalArgumentException(
                    name + ": a die has faces, an edge in millimetres and a number in the box");
        }
    }

    /** Ordinary dice with one to six pips that every seat throws. */
    public static DieType pips(double edgeMm, int count) {
        return new DieType(PIPS, PIPS, numbered(6), edgeMm, "", count);
    }

    private static List<Face> numbered(int sides) {
        return IntStream.rangeClosed(1, sides)
                .mapToObj(side -> new Face(String.valueOf(side)))
                .toList();
    }

    /**
     * Returns the difference of headings between two poses of a die, in degrees. Pips look alike every quarter turn,
     * other faces do not.
     */
    public static double turnDeg(String kind, Pose a, Pose b) {
        double turn = a.turnDeg(b);
        double quarter = turn % QUARTER_TURN_DEG;
        return kind.equals(PIPS) ? Math.min(quarter, QUARTER_TURN_DEG - quarter) : turn;
    }

    /** Returns a number of these dice, as a roll asks for them. */
    public Dice thrown(int howMany) {
        return new Dice(kind, name, howMany);
    }

    /** Returns the tags on their faces, the smallest first. */
    public SortedSet<Integer> tags() {
        return faces.stream()
                .flatMap(face -> face.tag().stream().boxed())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the tags on dice of a box. */
    public static Set<Integer> tags(List<DieType> box) {
        return box.stream().flatMap(type -> type.tags().stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns whether each of their faces has a tag. */
    public boolean isTagged() {
        return faces.stream().allMatch(face -> face.tag().isPresent());
    }

    /** Returns whether their throwers name the faces, because the camera does not read numerals without tags. */
    public boolean isNamedByThrower() {
        return kind.equals(NUMERALS) && !isTagged();
    }

    /** Returns the face of this die that a word names; empty if there is none. On a die with numerals, 0 means ten. */
    public Optional<String> faceMeant(String word) {
        String other = kind.equals(NUMERALS)
                ? switch (word) {
                    case "0" -> "10";
                    case "10" -> "0";
                    default -> word;
                }
                : word;
        return Stream.of(word, other).filter(this::hasFace).findFirst();
    }

    private boolean hasFace(String shows) {
        return faces.stream().anyMatch(face -> face.shows().equals(shows));
    }

    /** Returns the number of the side with a face, from 1; 0 where there is none. */
    public int numberOf(String face) {
        return 1 + faces.stream().map(Face::shows).toList().indexOf(face);
    }

    /** Returns one of these dice at rest with a face on top, without a meaningful pose. */
    public DieShown showing(String face) {
        return DieShown.of(kind, name, face);
    }
}

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
 * Dice of a game's box, all alike. What reads, draws and throws dice knows them by this alone.
 *
 * @param kind as the eye reads it: {@link #PIPS}, {@link #NUMERALS}, {@link #STICKER}, {@link #OCTAHEDRON}, {@link #CARD}
 * @param name one word that tells these dice from others of the box: {@code d6}, {@code yellow}, {@code heavy-tank-2}
 * @param faces one for each side, in the order in which they are printed
 * @param edgeMm length of an edge
 * @param seat whose they are, by seat name; empty where all throw the same
 * @param count how many the box holds
 */
public record DieType(String kind, String name, List<Face> faces, double edgeMm, String seat, int count) {
    /** A cube with pips. */
    public static final String PIPS = "d6";

    /** A die with ten numerals, of which 0 is ten. */
    public static final String NUMERALS = "d10";

    /** A cube with printed stickers. */
    public static final String STICKER = "sticker";

    /** An octahedron of paper with a tag on each face. */
    public static final String OCTAHEDRON = "octahedron";

    /** No die, but chance all the same: a card that is drawn and laid where everybody sees it. */
    public static final String CARD = "card";

    private static final double QUARTER_TURN_DEG = 90;

    /**
     * One side of a die.
     *
     * @param shows what it is called when it lies on top: {@code 5}, {@code sword}, {@code O}
     * @param tag printed on it, where it has one: 0 to 229; equal faces of equal dice share one, and a piece that has it is this die
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

    /** Ordinary dice with one to six pips that everybody throws. */
    public static DieType pips(double edgeMm, int count) {
        return new DieType(PIPS, PIPS, numbered(6), edgeMm, "", count);
    }

    private static List<Face> numbered(int sides) {
        return IntStream.rangeClosed(1, sides)
                .mapToObj(side -> new Face(String.valueOf(side)))
                .toList();
    }

    /** Returns how far a die of some kind is turned between two poses: pips look alike every quarter turn, nothing else does. */
    public static double turnDeg(String kind, Pose a, Pose b) {
        double turn = a.turnDeg(b);
        double quarter = turn % QUARTER_TURN_DEG;
        return kind.equals(PIPS) ? Math.min(quarter, QUARTER_TURN_DEG - quarter) : turn;
    }

    /** Returns so many of these dice, as a roll asks for them. */
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

    /** Returns whether each of their faces has a tag to be read by. */
    public boolean isTagged() {
        return faces.stream().allMatch(face -> face.tag().isPresent());
    }

    /** Returns whether no eye reads these: numerals without tags, whose faces their throwers name. */
    public boolean isNamedByThrower() {
        return kind.equals(NUMERALS) && !isTagged();
    }

    /** Returns the face that people mean by a word, if it is one of this die's; of numerals 0 is ten. */
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

    /** Returns which side shows a face, counted from 1; 0 where none does. */
    public int numberOf(String face) {
        return 1 + faces.stream().map(Face::shows).toList().indexOf(face);
    }

    /** Returns one of these dice at rest with a face on top, wherever it lies. */
    public DieShown showing(String face) {
        return DieShown.of(kind, name, face);
    }
}

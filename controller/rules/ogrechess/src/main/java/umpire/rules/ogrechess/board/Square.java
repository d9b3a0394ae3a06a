package umpire.rules.ogrechess.board;

import java.util.Locale;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Quoted;

/**
 * A square of the chessboard, a1 to h8. Squares are declared in the order of their indices, so the ordinal is the index.
 */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"})
public enum Square {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    private static final Square[] ALL = values();
    private final String text = name().toLowerCase(Locale.ROOT);
    private final Place place = new Place(text);

    public static Square at(int index) {
        return ALL[index];
    }

    public static Square of(int file, int rank) {
        return ALL[rank * 8 + file];
    }

    public static boolean onBoard(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }

    /** Reads a square's name, in lower or upper case. */
    public static Parsed<Square> parse(String text) {
        if (text.length() == 2) {
            int file = Character.toLowerCase(text.charAt(0)) - 'a';
            int rank = text.charAt(1) - '1';
            if (onBoard(file, rank)) {
                return Parsed.good(of(file, rank));
            }
        }
        return Parsed.bad(Quoted.of(text) + " is not a square; squares are a1 to h8");
    }

    /** Returns the square of a place of this game's board. */
    public static Square of(Place place) {
        return parse(place.name()).orThrow();
    }

    public Place place() {
        return place;
    }

    public int index() {
        return ordinal();
    }

    /** Returns its bit in {@link Squares}. */
    public long bit() {
        return 1L << index();
    }

    public int file() {
        return index() & 7;
    }

    public int rank() {
        return index() >> 3;
    }

    /** Returns the range of fire to another square: steps along files and ranks (4.01). */
    public int rangeTo(Square other) {
        return Math.abs(file() - other.file()) + Math.abs(rank() - other.rank());
    }

    /** Returns the square of the straight distance to another square. */
    public int squaredTo(Square other) {
        int files = file() - other.file();
        int ranks = rank() - other.rank();
        return files * files + ranks * ranks;
    }

    /** Returns the steps to another square along a file, a rank or a diagonal; 0 when it lies on none of them. */
    public int straightTo(Square other) {
        int files = Math.abs(file() - other.file());
        int ranks = Math.abs(rank() - other.rank());
        return files == 0 || ranks == 0 || files == ranks ? Math.max(files, ranks) : 0;
    }

    public boolean dark() {
        return ((file() + rank()) & 1) == 0;
    }

    @Override
    public String toString() {
        return text;
    }
}

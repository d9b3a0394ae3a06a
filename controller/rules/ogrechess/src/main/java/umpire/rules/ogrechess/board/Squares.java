package umpire.rules.ogrechess.board;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A set of squares: an immutable bitboard. The search for check uses thousands of them in a move, so it is one number only.
 *
 * @param bits a bit for each square, a1 the lowest, h1 the eighth, h8 the highest
 */
public record Squares(long bits) implements Iterable<Square> {
    public static final Squares NONE = new Squares(0);

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = 0x8080808080808080L;

    public static Squares of(Square square) {
        return new Squares(square.bit());
    }

    /** Returns the set of these bits. */
    public static Squares ofBits(long bits) {
        return bits == 0 ? NONE : new Squares(bits);
    }

    public Squares and(Squares others) {
        return new Squares(bits & others.bits);
    }

    public Squares or(Squares others) {
        return new Squares(bits | others.bits);
    }

    public Squares with(Square square) {
        return new Squares(bits | square.bit());
    }

    public Squares without(Squares others) {
        return new Squares(bits & ~others.bits);
    }

    public Squares without(Square square) {
        return new Squares(bits & ~square.bit());
    }

    /** Returns the set with {@code from} replaced by {@code to}; the same set if it lacks {@code from}. */
    public Squares moved(Square from, Square to) {
        long moving = (bits >>> from.index()) & 1;
        return new Squares((bits & ~from.bit()) | (moving << to.index()));
    }

    public boolean contains(Square square) {
        return ((bits >>> square.index()) & 1) != 0;
    }

    public boolean intersects(Squares others) {
        return (bits & others.bits) != 0;
    }

    public boolean containsAll(Squares others) {
        return (others.bits & ~bits) == 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    /** Returns the first square in board order. The set must not be empty. */
    public Square first() {
        return Square.at(Long.numberOfTrailingZeros(bits));
    }

    /** Returns the squares one rank further up, away from White's side; those of the last rank leave the board. */
    public Squares north() {
        return new Squares(bits << 8);
    }

    public Squares south() {
        return new Squares(bits >>> 8);
    }

    public Squares east() {
        return new Squares(east(bits));
    }

    public Squares west() {
        return new Squares(west(bits));
    }

    private static long east(long bits) {
        return (bits & ~FILE_H) << 1;
    }

    private static long west(long bits) {
        return (bits & ~FILE_A) >>> 1;
    }

    /** Returns the squares next to these along files and ranks. */
    public Squares orthogonal() {
        return around(true, false);
    }

    /** Returns the squares next to these by their corners. */
    public Squares diagonal() {
        return around(false, true);
    }

    /** Returns the squares next to these in all eight directions. */
    public Squares around() {
        return around(true, true);
    }

    /** Returns the squares next to these along files and ranks, by their corners, or both. */
    public Squares around(boolean orthogonal, boolean diagonal) {
        long sides = east(bits) | west(bits);
        long column = (orthogonal ? bits : 0) | (diagonal ? sides : 0);
        return new Squares((column << 8) | (column >>> 8) | (orthogonal ? sides : 0));
    }

    /** Lists the squares in board order. */
    public List<Square> list() {
        List<Square> list = new ArrayList<>(size());
        for (Square square : this) {
            list.add(square);
        }
        return list;
    }

    @Override
    public Iterator<Square> iterator() {
        return new InBoardOrder(bits);
    }

    private static final class InBoardOrder implements Iterator<Square> {
        private long left;

        InBoardOrder(long bits) {
            this.left = bits;
        }

        @Override
        public boolean hasNext() {
            return left != 0;
        }

        @Override
        public Square next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            Square next = Square.at(Long.numberOfTrailingZeros(left));
            left &= left - 1;
            return next;
        }
    }

    /** Gathers squares one by one. In a loop it is cheaper than a new set each time. */
    public static final class Builder {
        private long bits;

        public Builder() {}

        public void add(Square square) {
            bits |= square.bit();
        }

        public void addAll(Squares squares) {
            bits |= squares.bits;
        }

        public Squares build() {
            return new Squares(bits);
        }
    }

    @Override
    public String toString() {
        return list().toString();
    }

    /** Lookup tables of the squares around one square, between two squares, and on the line through two squares. */
    public static final class Neighbours {
        private static final Square[] ALL = Square.values();
        private static final Squares[] ORTHOGONAL = new Squares[ALL.length];
        private static final Squares[] DIAGONAL = new Squares[ALL.length];
        private static final Squares[] AROUND = new Squares[ALL.length];
        private static final Squares[][] BETWEEN = new Squares[ALL.length][ALL.length];

        static {
            for (Square from : ALL) {
                ORTHOGONAL[from.index()] = Squares.of(from).orthogonal();
                DIAGONAL[from.index()] = Squares.of(from).diagonal();
                AROUND[from.index()] = Squares.of(from).around();
                for (Square to : ALL) {
                    BETWEEN[from.index()][to.index()] = towards(from, to, from.straightTo(to) - 1, Squares.NONE);
                }
            }
        }

        private Neighbours() {}

        /** Returns the squares next to a square along its file and its rank. */
        public static Squares orthogonal(Square square) {
            return ORTHOGONAL[square.index()];
        }

        /** Returns the squares that touch a square only with their corners. */
        public static Squares diagonal(Square square) {
            return DIAGONAL[square.index()];
        }

        /** Returns the squares next to a square in all eight directions. */
        public static Squares around(Square square) {
            return AROUND[square.index()];
        }

        /** Returns the squares between two squares on one file, rank or diagonal; none where no such line joins the two. */
        public static Squares between(Square from, Square to) {
            return BETWEEN[from.index()][to.index()];
        }

        /** Returns every square of the file, rank or diagonal on which two lie. */
        public static Squares lineThrough(Square one, Square other) {
            return towards(one, other, ALL.length, Squares.NONE).or(towards(other, one, ALL.length, Squares.NONE));
        }

        private static Squares towards(Square from, Square to, int steps, Squares barred) {
            int files = Integer.signum(to.file() - from.file());
            int ranks = Integer.signum(to.rank() - from.rank());
            return walk(from, files, ranks, steps, barred);
        }

        /**
         * Returns the squares that are passed in one direction, up to the edge of the board.
         *
         * @param files by how many files each step goes, and by how many ranks
         * @param barred squares that end the walk, and are still part of it
         */
        public static Squares walk(Square from, int files, int ranks, int steps, Squares barred) {
            Squares.Builder passed = new Squares.Builder();
            int file = from.file() + files;
            int rank = from.rank() + ranks;
            for (int left = steps; left > 0 && Square.onBoard(file, rank); left--) {
                Square square = Square.of(file, rank);
                passed.add(square);
                if (barred.contains(square)) {
                    break;
                }
                file += files;
                rank += ranks;
            }
            return passed.build();
        }
    }
}

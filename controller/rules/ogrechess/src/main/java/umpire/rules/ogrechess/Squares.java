package umpire.rules.ogrechess;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A set of squares: an immutable value, what chess programs call a bitboard. The search for check asks thousands of them
 * a move, so it is no more than one number.
 *
 * @param bits a bit for each square, a1 the lowest, h1 the eighth, h8 the highest
 */
record Squares(long bits) implements Iterable<Square> {
    static final Squares NONE = new Squares(0);

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = 0x8080808080808080L;

    static Squares of(Square square) {
        return new Squares(1L << square.index());
    }

    Squares and(Squares others) {
        return new Squares(bits & others.bits);
    }

    Squares or(Squares others) {
        return new Squares(bits | others.bits);
    }

    Squares with(Square square) {
        return or(of(square));
    }

    Squares without(Squares others) {
        return new Squares(bits & ~others.bits);
    }

    Squares without(Square square) {
        return without(of(square));
    }

    /** Returns the set with one square taken for another, if that one is in it. */
    Squares moved(Square from, Square to) {
        long moving = bits >>> from.index() & 1;
        return new Squares(bits & ~(1L << from.index()) | moving << to.index());
    }

    boolean contains(Square square) {
        return (bits >>> square.index() & 1) != 0;
    }

    boolean intersects(Squares others) {
        return (bits & others.bits) != 0;
    }

    boolean containsAll(Squares others) {
        return (others.bits & ~bits) == 0;
    }

    boolean isEmpty() {
        return bits == 0;
    }

    int size() {
        return Long.bitCount(bits);
    }

    /** Returns the first in board order; there must be one. */
    Square first() {
        return Square.at(Long.numberOfTrailingZeros(bits));
    }

    /** Returns the squares one rank further up, away from White's side; those of the last rank leave the board. */
    Squares north() {
        return new Squares(bits << 8);
    }

    Squares south() {
        return new Squares(bits >>> 8);
    }

    Squares east() {
        return new Squares((bits & ~FILE_H) << 1);
    }

    Squares west() {
        return new Squares((bits & ~FILE_A) >>> 1);
    }

    /** Returns the squares next to these along files and ranks. */
    Squares orthogonal() {
        return north().or(south()).or(east()).or(west());
    }

    /** Returns the squares next to these by their corners. */
    Squares diagonal() {
        Squares sides = east().or(west());
        return sides.north().or(sides.south());
    }

    /** Returns the squares next to these in all eight directions. */
    Squares around() {
        return orthogonal().or(diagonal());
    }

    /** Lists the squares in board order. */
    List<Square> list() {
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

    /** Gathers squares one by one; in a loop cheaper than a new set each time. */
    static final class Builder {
        private long bits;

        void add(Square square) {
            bits |= 1L << square.index();
        }

        void addAll(Squares squares) {
            bits |= squares.bits;
        }

        Squares build() {
            return new Squares(bits);
        }
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

package umpire.rules.ogrechess;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * What stands where: an immutable value. Sets of squares are kept beside the units because the search for check asks
 * for them all the time.
 */
public final class Chessboard {
    static final Chessboard EMPTY = new Chessboard(new Unit[64]);

    private final Unit[] units;
    private final long[] bySide;
    private final long[] byKind;
    private long disabled;
    private long stunned;

    private Chessboard(Unit[] units) {
        this.units = units;
        this.bySide = new long[2];
        this.byKind = new long[Kind.values().length];
        for (int i = 0; i < 64; i++) {
            if (units[i] != null) {
                add(i, units[i]);
            }
        }
    }

    private Chessboard(Chessboard old, Unit[] units) {
        this.units = units;
        this.bySide = old.bySide.clone();
        this.byKind = old.byKind.clone();
        this.disabled = old.disabled;
        this.stunned = old.stunned;
    }

    private void clear(int index) {
        Unit old = units[index];
        if (old != null) {
            long rest = ~(1L << index);
            bySide[old.side().index()] &= rest;
            byKind[old.kind().index()] &= rest;
            disabled &= rest;
            stunned &= rest;
        }
    }

    private void put(int index, Unit unit) {
        clear(index);
        units[index] = unit;
        add(index, unit);
    }

    private void add(int index, Unit unit) {
        long bit = 1L << index;
        bySide[unit.side().index()] |= bit;
        byKind[unit.kind().index()] |= bit;
        if (unit.disabled() > 0) {
            disabled |= bit;
        }
        if (unit.disabled() > 1) {
            stunned |= bit;
        }
    }

    /** Returns a board with these units on it. */
    static Chessboard of(Map<Square, Unit> units) {
        Unit[] placed = new Unit[64];
        units.forEach((square, unit) -> placed[square.index()] = unit);
        return new Chessboard(placed);
    }

    /** Returns the board with a unit put on a square, in place of whatever stood there. */
    Chessboard with(Square square, Unit unit) {
        Chessboard next = new Chessboard(this, units.clone());
        next.put(square.index(), unit);
        return next;
    }

    /** Returns the board without what stands on a square. */
    Chessboard without(Square square) {
        Unit[] rest = units.clone();
        Chessboard next = new Chessboard(this, rest);
        next.clear(square.index());
        Arrays.fill(rest, square.index(), square.index() + 1, null);
        return next;
    }

    /** Returns the board with a unit moved, in place of whatever stood where it goes. */
    Chessboard moved(Square from, Square to) {
        Unit unit = unit(from);
        Unit[] rest = units.clone();
        Chessboard next = new Chessboard(this, rest);
        next.clear(from.index());
        Arrays.fill(rest, from.index(), from.index() + 1, null);
        next.put(to.index(), unit);
        return next;
    }

    /** Returns what stands on a square. */
    public Optional<Unit> at(Square square) {
        return Optional.ofNullable(units[square.index()]);
    }

    /** Returns what stands on a square that is known to be taken. */
    Unit unit(Square square) {
        Unit unit = units[square.index()];
        if (unit == null) {
            throw new IllegalStateException("nothing stands on " + square);
        }
        return unit;
    }

    boolean taken(Square square) {
        return units[square.index()] != null;
    }

    boolean holds(Square square, Side side) {
        return (of(side) & square.bit()) != 0;
    }

    long taken() {
        return bySide[0] | bySide[1];
    }

    long of(Side side) {
        return bySide[side.index()];
    }

    long of(Kind kind) {
        return byKind[kind.index()];
    }

    long of(Side side, Kind kind) {
        return bySide[side.index()] & byKind[kind.index()];
    }

    /** Returns the squares of units that are disabled now. */
    long disabled() {
        return disabled;
    }

    /** Returns the squares of units that will not have recovered when their owner moves next. */
    long stunned() {
        return stunned;
    }

    /** Returns where a side's Mobile CP stands. */
    Optional<Square> commandPost(Side side) {
        long post = of(side, Kind.MCP);
        return post == 0 ? Optional.empty() : Optional.of(Square.at(Long.numberOfTrailingZeros(post)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chessboard board && Arrays.equals(units, board.units);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(units);
    }

    @Override
    public String toString() {
        return BoardText.write(this);
    }
}

package umpire.rules.ogrechess.board;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The units and their squares: an immutable value. Sets of squares are kept beside the units because the search for check uses them all the
 * time.
 */
public final class Chessboard {
    private static final int KINDS = 2;
    private static final int DISABLED = KINDS + UnitKind.values().length;
    private static final int STUNNED = DISABLED + 1;
    private static final int TAKEN = STUNNED + 1;
    private static final int SETS = TAKEN + 1;

    /** The indices of the sets that a unit is in, by the unit's number. */
    private static final int[][] SETS_OF = setsOfUnits();

    public static final Chessboard EMPTY = new Chessboard(new byte[64], new long[SETS]);

    /** The unit on each square by its number in the {@link UnitIndex}. */
    private final byte[] numbers;

    /** Sets of squares: the units of each side, those of each kind, the disabled, the stunned and all. */
    private final long[] sets;

    private Chessboard(byte[] numbers, long[] sets) {
        this.numbers = numbers;
        this.sets = sets;
    }

    /** Returns a board with these units on it. */
    public static Chessboard of(Map<Square, Unit> units) {
        Chessboard board = EMPTY.copy();
        units.forEach((square, unit) -> board.put(square, unit));
        return board;
    }

    /** Returns the board with a unit put on a square. A unit that stood there is replaced. */
    public Chessboard with(Square square, Unit unit) {
        Chessboard next = copy();
        next.clear(square);
        next.put(square, unit);
        return next;
    }

    /** Returns the board without the unit on a square. */
    public Chessboard without(Square square) {
        Chessboard next = copy();
        next.clear(square);
        return next;
    }

    /** Returns the board with a unit moved. A unit that stood on its new square is replaced. */
    public Chessboard moved(Square from, Square to) {
        Chessboard next = copy();
        byte number = number(from);
        next.clear(from);
        next.clear(to);
        next.put(to, number);
        return next;
    }

    private Chessboard copy() {
        return new Chessboard(numbers.clone(), sets.clone());
    }

    private void put(Square square, Unit unit) {
        put(square, UnitIndex.number(unit));
    }

    private void put(Square square, byte number) {
        numbers[square.index()] = number;
        toggle(number, square);
    }

    private void clear(Square square) {
        if (taken(square)) {
            toggle(numbers[square.index()], square);
            numbers[square.index()] = UnitIndex.NOBODY;
        }
    }

    /** Puts the square into the sets of a unit that comes to stand on it, or takes it out when the unit leaves. */
    private void toggle(byte number, Square square) {
        long bit = square.bit();
        for (int set : SETS_OF[Byte.toUnsignedInt(number)]) {
            sets[set] ^= bit;
        }
    }

    private static int[][] setsOfUnits() {
        int[][] all = new int[UnitIndex.END][];
        for (int number = 1; number < UnitIndex.END; number++) {
            Unit unit = UnitIndex.unit((byte) number);
            IntStream always =
                    IntStream.of(TAKEN, unit.side().index(), KINDS + unit.kind().index());
            IntStream resting = unit.disabled() > 1 ? IntStream.of(DISABLED, STUNNED) : IntStream.of(DISABLED);
            all[number] = (unit.disabled() > 0 ? IntStream.concat(always, resting) : always).toArray();
        }
        return all;
    }

    private byte number(Square square) {
        byte number = numbers[square.index()];
        if (number == UnitIndex.NOBODY) {
            throw new IllegalStateException("nothing stands on " + square);
        }
        return number;
    }

    /** Returns the unit on a square; empty if there is none. */
    public Optional<Unit> at(Square square) {
        return taken(square) ? Optional.of(unit(square)) : Optional.empty();
    }

    /** Returns the unit on a square that is known to be taken. */
    public Unit unit(Square square) {
        return UnitIndex.unit(number(square));
    }

    public boolean taken(Square square) {
        return numbers[square.index()] != UnitIndex.NOBODY;
    }

    public boolean holds(Square square, Side side) {
        return of(side).contains(square);
    }

    public Squares taken() {
        return new Squares(sets[TAKEN]);
    }

    public Squares of(Side side) {
        return new Squares(sets[side.index()]);
    }

    public Squares of(UnitKind kind) {
        return new Squares(sets[KINDS + kind.index()]);
    }

    public Squares of(Side side, UnitKind kind) {
        return new Squares(sets[side.index()] & sets[KINDS + kind.index()]);
    }

    /** Returns the squares of units that are disabled now. */
    public Squares disabled() {
        return new Squares(sets[DISABLED]);
    }

    /** Returns the squares of units that will not have recovered when their owner moves next. */
    public Squares stunned() {
        return new Squares(sets[STUNNED]);
    }

    /** Returns the square of a side's Mobile CP. */
    public Optional<Square> commandPost(Side side) {
        Squares post = of(side, UnitKind.MCP);
        return post.isEmpty() ? Optional.empty() : Optional.of(post.first());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chessboard board && Arrays.equals(numbers, board.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Stream.of(Square.values())
                .filter(this::taken)
                .map(square -> square + " " + unit(square))
                .collect(Collectors.joining(", "));
    }

    /**
     * Every possible unit, numbered from 1 so that a number fits a byte. A board of numbers is quick to copy, and all boards share the
     * units.
     */
    static final class UnitIndex {
        /** The number of an empty square. */
        static final byte NOBODY = 0;

        private static final int PLATOONS = 1;
        private static final int MECHANIZED = PLATOONS + 2 * 3 * 2;
        private static final int POSTS = MECHANIZED + 2;
        private static final int ARMOUR = POSTS + 2 * 3;
        private static final int OGRES = ARMOUR + 2 * 3 * 3;

        /** One more than the highest number. */
        static final int END = OGRES + 2 * 2 * 5 * 10;

        private static final Unit[] UNITS = units();

        private UnitIndex() {}

        /** Returns the unit with a number. */
        static Unit unit(byte number) {
            return UNITS[Byte.toUnsignedInt(number)];
        }

        /** Returns a unit's number. */
        static byte number(Unit unit) {
            int side = unit.side().index();
            return (byte)
                    switch (unit) {
                        case Unit.Platoon platoon ->
                            PLATOONS + (side * 3 + platoon.squads() - 1) * 2 + (platoon.promoted() ? 1 : 0);
                        case Unit.Mechanized mech -> MECHANIZED + side;
                        case Unit.CommandPost post -> POSTS + side * 3 + post.disabled();
                        case Unit.Armour armour ->
                            ARMOUR + (side * 3 + armour.kind().index() - UnitKind.GEV.index()) * 3 + armour.disabled();
                        case Unit.Ogre ogre ->
                            OGRES
                                    + ((side * 2 + ogre.batteries().main()) * 5
                                                    + ogre.batteries().secondary())
                                            * 10
                                    + ogre.moveUnits();
                    };
        }

        private static Unit[] units() {
            Unit[] units = new Unit[END];
            for (Side side : Side.values()) {
                add(units, new Unit.Mechanized(side));
                for (int squads = 1; squads <= Unit.FULL; squads++) {
                    add(units, new Unit.Platoon(side, squads, false));
                    add(units, new Unit.Platoon(side, squads, true));
                }
                for (int disabled = 0; disabled <= 2; disabled++) {
                    add(units, new Unit.CommandPost(side, disabled));
                    add(units, new Unit.Armour(side, UnitKind.GEV, disabled));
                    add(units, new Unit.Armour(side, UnitKind.HVY, disabled));
                    add(units, new Unit.Armour(side, UnitKind.MSL, disabled));
                }
                for (int guns = 0; guns < 2 * 5; guns++) {
                    for (int moveUnits = 0; moveUnits <= 9; moveUnits++) {
                        add(units, new Unit.Ogre(side, new Batteries(guns / 5, guns % 5), moveUnits));
                    }
                }
            }
            return units;
        }

        private static void add(Unit[] units, Unit unit) {
            units[Byte.toUnsignedInt(number(unit))] = unit;
        }
    }
}

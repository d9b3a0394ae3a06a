package umpire.rules.kernel.toy.frogpond;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.rules.kernel.Place;

/**
 * A pad of the pond.
 *
 * @param column 1 to 4, written a to d
 * @param row 1 to 4, from Green's bank
 */
public record LilyPad(int column, int row) implements Comparable<LilyPad> {
    static final int LAST = 4;

    /** All pads, row by row. */
    static final List<LilyPad> ALL = IntStream.range(0, LAST * LAST)
            .mapToObj(pad -> new LilyPad(pad % LAST + 1, pad / LAST + 1))
            .toList();

    static Optional<LilyPad> named(String name) {
        return ALL.stream().filter(pad -> pad.toString().equals(name)).findFirst();
    }

    static Optional<LilyPad> at(Place place) {
        return named(place.name());
    }

    Place place() {
        return new Place(toString());
    }

    /** Returns the distance in a straight or slant line; empty for other pads and for this one. */
    Optional<Integer> padsTo(LilyPad to) {
        int columns = Math.abs(to.column - column);
        int rows = Math.abs(to.row - row);
        boolean line = columns == 0 || rows == 0 || columns == rows;
        return Optional.of(Math.max(columns, rows)).filter(pads -> line && pads > 0);
    }

    @Override
    public int compareTo(LilyPad other) {
        return Comparator.comparingInt(LilyPad::row)
                .thenComparingInt(LilyPad::column)
                .compare(this, other);
    }

    @Override
    public String toString() {
        return (char) ('a' + column - 1) + String.valueOf(row);
    }
}

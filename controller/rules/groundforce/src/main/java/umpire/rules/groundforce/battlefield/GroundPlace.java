package umpire.rules.groundforce.battlefield;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;

/**
 * A place of the board.
 *
 * @param column from 0, written as a letter
 * @param row from 0, written as a number from 1
 */
public record GroundPlace(int column, int row) implements Comparable<GroundPlace> {
    /** Reads a name such as {@code d11}; whether the board has such a place is another question. */
    public static Optional<GroundPlace> named(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        return name.matches("[a-z][1-9][0-9]?")
                ? Optional.of(new GroundPlace(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1))
                : Optional.empty();
    }

    public static Optional<GroundPlace> at(Place place) {
        return named(place.name());
    }

    /** Returns how many spaces away another place is, along rows and columns. */
    public int spacesTo(GroundPlace other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row);
    }

    /** Returns whether another place meets this one in a corner and nowhere else. */
    public boolean meetsInACorner(GroundPlace other) {
        return roundACorner(other) && spacesTo(other) == 2;
    }

    /** Returns whether a way to another place has to turn. */
    public boolean roundACorner(GroundPlace other) {
        return column != other.column && row != other.row;
    }

    /** Returns the place one step away, whether or not the board has it. */
    public GroundPlace next(GroundStep step) {
        return new GroundPlace(column + step.columns(), row + step.rows());
    }

    public Place place() {
        return new Place(toString());
    }

    @Override
    public int compareTo(GroundPlace other) {
        return column == other.column ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return String.valueOf((char) ('a' + column)) + (row + 1);
    }
}

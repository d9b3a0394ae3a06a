package umpire.rules.groundforce.battlefield;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Place;

/**
 * A place of the board.
 *
 * @param column the column from 0, written as a letter
 * @param row the row from 0, written as a number from 1
 */
public record GroundPlace(int column, int row) implements Comparable<GroundPlace> {
    /** Reads a name such as {@code d11}. The board may lack that place. */
    public static Optional<GroundPlace> named(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        return name.matches("[a-z][1-9][0-9]?")
                ? Optional.of(new GroundPlace(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1))
                : Optional.empty();
    }

    public static Optional<GroundPlace> at(Place place) {
        return named(place.name());
    }

    /** Returns the distance to another place along rows and columns, in spaces. */
    public int spacesTo(GroundPlace other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row);
    }

    /** Returns whether another place touches this one only at a corner. */
    public boolean meetsInACorner(GroundPlace other) {
        return roundACorner(other) && spacesTo(other) == 2;
    }

    /** Returns whether another place lies in neither the row nor the column of this one. */
    public boolean roundACorner(GroundPlace other) {
        return column != other.column && row != other.row;
    }

    /** Returns the place one step away. The board may lack it. */
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

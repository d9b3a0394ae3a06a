package umpire.rules.diemen.field;

import java.util.Optional;
import umpire.rules.kernel.Place;

/**
 * A space of the map. Hexes stand on a corner; every second row is half a space further right.
 *
 * @param column from 0 at the left, as Red sees it
 * @param row from 0 at Red's edge
 */
public record BattleHex(int column, int row) implements Comparable<BattleHex> {
    /** Most columns and rows that a name has room for. */
    public static final int MOST = 26;

    /** Returns the space of a name such as {@code c4}, whether a map has it or not. */
    public static Optional<BattleHex> named(String name) {
        return name.matches("[a-z][1-9][0-9]?")
                ? Optional.of(new BattleHex(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1))
                : Optional.empty();
    }

    /** Returns the distance to another space, in spaces. */
    public int distance(BattleHex other) {
        int along = slanted() - other.slanted();
        int across = row - other.row;
        return Math.max(Math.abs(along + across), Math.max(Math.abs(along), Math.abs(across)));
    }

    /** Returns the column counted along a slanted axis, so that each row is a straight step from the one before. */
    private int slanted() {
        return column - (row - row % 2) / 2;
    }

    public Place place() {
        return new Place(toString());
    }

    @Override
    public int compareTo(BattleHex other) {
        return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }

    @Override
    public String toString() {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }
}

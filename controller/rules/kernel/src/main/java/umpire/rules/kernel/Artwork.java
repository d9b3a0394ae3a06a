package umpire.rules.kernel;

import java.util.List;
import java.util.Map;

/**
 * How a game's things are drawn. What the rules know of a thing is drawn from the thing itself, outline, name, road and tag: a drawing adds
 * what it looks like.
 */
public interface Artwork {
    /** Nothing is drawn yet. */
    Artwork NONE = new Artwork() {};

    /** Returns what lies under all places, its origin at the middle of the sheet. */
    default Drawing backdrop(Board board) {
        return Drawing.NONE;
    }

    /** Returns what a place looks like, its origin at the middle of its corners. It is cut out along its outline. */
    default Drawing ground(Board board, Area area) {
        return Drawing.NONE;
    }

    /** Returns what is on a face of a piece round its tag, its origin where the piece's pose is. */
    default Drawing face(Piece piece, PieceFace face) {
        return Drawing.NONE;
    }

    /** Returns what is on the back of a piece that may lie face down, its origin where the piece's pose is. */
    default Drawing back(Piece piece, PieceFace face) {
        return Drawing.NONE;
    }

    /**
     * Returns what is on a face of a paper die under its tag, its origin at the middle of the tag, where the face's corners are equally far
     * away. Stickers have a symbol over their tag instead.
     */
    default Drawing dieFace(DieType type, DieType.Face face) {
        return Drawing.NONE;
    }

    /** Returns what stands for {@code {{name}}} in the game's player aid, by name: figures that its data may change. */
    default Map<String, String> aidFigures() {
        return Map.of();
    }

    /** Returns the sheets that players cross boxes on, if the game has any. */
    default List<RecordSheet> records() {
        return List.of();
    }

    /** Returns which kinds of marks are drawn beside their pieces; all others are told in letters. */
    default List<MarkPlate> markPlates() {
        return List.of();
    }

    /**
     * Returns what a mark of such a kind looks like, its origin in the middle of its plate.
     *
     * @throws IllegalArgumentException when its brief words are none of this game
     */
    default Drawing mark(Mark mark) {
        return Drawing.NONE;
    }

    /** Returns the paint of a seat's things, {@code #rrggbb}; empty where the table's own serves. */
    default String paint(String seat) {
        return "";
    }
}

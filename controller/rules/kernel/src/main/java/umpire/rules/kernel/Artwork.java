package umpire.rules.kernel;

import java.util.List;
import java.util.Map;

/**
 * The drawings of a game's things. Displays draw the outline, name, road and tag themselves; a drawing adds the
 * picture.
 */
public interface Artwork {
    /** A game without drawings. */
    Artwork NONE = new Artwork() {};

    /** Returns the drawing below all places. Its origin is the middle of the sheet. */
    default Drawing backdrop(Board board) {
        return Drawing.NONE;
    }

    /** Returns the drawing of a place. Its origin is the middle of the corners. It is cut out along the outline. */
    default Drawing ground(Board board, Area area) {
        return Drawing.NONE;
    }

    /** Returns the drawing on a face of a piece, around its tag. Its origin is at the piece's pose. */
    default Drawing face(Piece piece, PieceFace face) {
        return Drawing.NONE;
    }

    /** Returns the drawing on the back of a piece that may lie face down. Its origin is at the piece's pose. */
    default Drawing back(Piece piece, PieceFace face) {
        return Drawing.NONE;
    }

    /**
     * Returns the drawing on a face of a paper die, under its tag. Its origin is the middle of the tag, which is
     * equally far from all corners of the face. Stickers have a symbol over their tag instead.
     */
    default Drawing dieFace(DieType type, DieType.Face face) {
        return Drawing.NONE;
    }

    /**
     * Returns the values for {@code {{name}}} in the game's player aid, by name: numbers that the game's data may
     * change.
     */
    default Map<String, String> aidFigures() {
        return Map.of();
    }

    /** Returns the sheets on which players cross out boxes; empty where the game has none. */
    default List<RecordSheet> records() {
        return List.of();
    }

    /** Returns the kinds of marks that are drawn beside their pieces. All others are shown as letters. */
    default List<MarkPlate> markPlates() {
        return List.of();
    }

    /**
     * Returns the drawing of a mark of one of these kinds. Its origin is the middle of its plate.
     *
     * @throws IllegalArgumentException when its brief words are unknown to the game
     */
    default Drawing mark(Mark mark) {
        return Drawing.NONE;
    }

    /** Returns the colour of a seat's pieces, {@code #rrggbb}; empty where the table's default serves. */
    default String paint(String seat) {
        return "";
    }
}

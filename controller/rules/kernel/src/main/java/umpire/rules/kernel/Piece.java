package umpire.rules.kernel;

/**
 * One physical piece of a game's box, as it is made: tagged on top.
 *
 * @param tag its tag's id, 0 to 229, unique within the game
 * @param token what it counts as
 * @param name said to people: {@code White Heavy Tank}
 * @param letters up to four, printed beside the tag and drawn by displays: {@code HVY}
 * @param seat whose it is, by seat name; empty for a neutral piece
 * @param tagMm side of the tag's black square
 * @param heightMm of the tag above the table
 */
public record Piece(int tag, Token token, String name, String letters, String seat, double tagMm, double heightMm) {
    /** The last tag that pieces and faces of dice may have; those above are boards' and the table's. */
    static final int LAST_TAG = 229;

    public Piece {
        if (tag < 0 || tag > LAST_TAG) {
            throw new IllegalArgumentException(name + ": piece tags are 0 to " + LAST_TAG + ", not " + tag);
        }
        if (!(tagMm > 0) || !(heightMm >= 0)) {
            throw new IllegalArgumentException(name + ": a tag has a size and a height in millimetres");
        }
    }
}

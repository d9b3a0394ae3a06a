package umpire.robot;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/** A player's hands at a table. Each deed takes some time, during which the hands are busy. */
interface Hands {
    /** Moves pieces one by one until the board matches the placement. */
    default void arrange(Placement picture, long nowMs) {
        arrange(picture, Set.of(), nowMs);
    }

    /**
     * Moves pieces one by one until the board matches the placement.
     *
     * @param going the tags of pieces that must leave their places, among others that look like them
     */
    void arrange(Placement picture, Set<Integer> going, long nowMs);

    /** Returns the pieces on the places now. */
    List<FollowedPieces.Tagged> standing(long nowMs);

    /** Puts the topmost piece of a pile beside the others on its place, where there is room. */
    void spread(Place place, long nowMs);

    /**
     * Touches a piece: lifts the topmost piece of a place, or the one of a token, and puts it back.
     *
     * @param tags the pieces of which one is meant, if several look alike; empty for any
     */
    void tap(Seat seat, Place place, Optional<Token> token, Set<Integer> tags, long nowMs);

    /** Throws the dice of a roll for all throwers at once, each into its tray. They meet if every die on the table counts. */
    void roll(Awaited.Roll roll, long nowMs);

    /**
     * Rethrows the dice of the last throw that lean, fell off the table or lie outside their tray. If none does, the camera cannot read one
     * of them although it lies well. Then one of the dice is pushed, and another one the next time.
     */
    void rollAgain(Awaited.Roll roll, long nowMs);

    /** Lays the dice of a roll with the given faces instead of throwing them. */
    void lay(Awaited.Roll roll, List<DieShown> dice, long nowMs);

    /** Returns the dice of the last throw that cannot be read: those that fell off the table, and leaning ones if every die counts. */
    List<String> unreadable(Awaited.Roll roll, long nowMs);

    /** Returns the faces of the last throw's dice, in the order of the roll. */
    String faces(long nowMs);

    /** Returns the faces of a seat's dice in the last throw that the camera does not read, in the order of the roll. */
    List<String> ownFaces(Seat seat, long nowMs);

    /** Takes leaning dice off the sheet, where they hide others. Returns whether there were any. */
    boolean takeAwayLeaning(long nowMs);

    void press(Seat seat, ButtonMeaning button, long nowMs);

    /** Chooses an action from the list on a phone. */
    void ask(Seat seat, String notation, long nowMs);

    /** Names the faces of dice, or the fact that they fell off the table, when the camera cannot see it. */
    void name(String dice, long nowMs);

    /** Names the faces of all of a seat's dice that the camera does not read, and confirms them. */
    void nameDice(Seat seat, List<String> faces, long nowMs);

    /** Returns whether a deed is not finished. */
    boolean busy(long nowMs);
}

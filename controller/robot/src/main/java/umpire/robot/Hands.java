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

/** What a player's hands can do at a table. Each deed takes a while; while one is being done the hands are busy. */
interface Hands {
    /** Moves pieces, one after another, until the board looks like the picture. */
    default void arrange(Placement picture, long nowMs) {
        arrange(picture, Set.of(), nowMs);
    }

    /**
     * Moves pieces, one after another, until the board looks like the picture.
     *
     * @param going the tags of those that are to leave their places, where others look like them
     */
    void arrange(Placement picture, Set<Integer> going, long nowMs);

    /** Returns what stands on the places now. */
    List<FollowedPieces.Tagged> standing(long nowMs);

    /** Puts the uppermost piece of a pile beside the others on its place, where room is made for it. */
    void spread(Place place, long nowMs);

    /**
     * Lifts the uppermost piece of a place, or the one of a token, and puts it back, as whoever sits there does.
     *
     * @param tags those of the pieces of which one is meant, where several look alike; empty where any will do
     */
    void tap(Seat seat, Place place, Optional<Token> token, Set<Integer> tags, long nowMs);

    /** Throws the dice that a roll asks for, all throwers' at once, each into its tray. Where every die on the table counts they meet. */
    void roll(Awaited.Roll roll, long nowMs);

    /**
     * Throws those dice of the last throw again that lean, fell off the table or lie outside their tray. Where none does, one of them is
     * pushed a little, and another one the next time: each counts as it lies, but for one of them the eye is at a loss.
     */
    void rollAgain(Awaited.Roll roll, long nowMs);

    /** Lays the dice that a roll asks for where they are wanted instead of throwing them, with the faces that they are to show. */
    void lay(Awaited.Roll roll, List<DieShown> dice, long nowMs);

    /** Returns what of the last throw nobody can read: dice that fell off the table, and where every die counts those that lean. */
    List<String> unreadable(Awaited.Roll roll, long nowMs);

    /** Returns what the dice of the last throw show, in the order in which they were asked for. */
    String faces(long nowMs);

    /** Returns what those dice of the last throw show that a seat threw and no eye reads, in the order in which they were asked for. */
    List<String> ownFaces(Seat seat, long nowMs);

    /** Takes dice that lean off the sheet, where they hide what others show; returns whether there were any. */
    boolean takeAwayLeaning(long nowMs);

    /** Presses a button. */
    void press(Seat seat, ButtonMeaning button, long nowMs);

    /** Picks an action from the list on a phone. */
    void ask(Seat seat, String notation, long nowMs);

    /** Says what dice show, or that they fell off the table, where nobody can see it. */
    void name(String dice, long nowMs);

    /** Says what all the dice of a seat show that no eye reads, and that this is right. */
    void nameDice(Seat seat, List<String> faces, long nowMs);

    /** Returns whether something is still being done. */
    boolean busy(long nowMs);
}

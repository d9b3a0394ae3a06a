package umpire.referee.settling;

import java.util.Optional;

/**
 * A touch of a piece under a hand: it was seen lifted and put back, or its pose changed.
 *
 * @param piece the piece and its place
 * @param left the looks between which it left
 * @param back the look that confirmed it was back
 * @param pushed true when it was seen on another place meanwhile, or moved together with others: perhaps it was not
 *     lifted
 * @param underHand the times of the hand, where only the pose proves the touch
 */
record Touch(TouchedPiece piece, LiftTracker.Leaving left, long back, boolean pushed, Optional<UnderHand> underHand) {
    /** A touch that was seen as a lift. */
    Touch(TouchedPiece piece, LiftTracker.Leaving left, long back, boolean pushed) {
        this(piece, left, back, pushed, Optional.empty());
    }

    /** Returns the look by which touches are ordered: the first that did not show the piece as it stood. */
    long came() {
        return underHand.map(how -> how.away().look()).orElse(left.gone());
    }

    /**
     * Returns whether this piece was certainly lifted before another: while that one still stood, or put back before it
     * was gone.
     */
    boolean surelyBefore(Touch other) {
        if (underHand.isPresent() && other.underHand.isPresent()) {
            return underHand.get().surelyBefore(other.underHand.get());
        }
        // The look that shows the other piece displaced does not tell when it was displaced.
        return left.gone() <= other.left.standing() || (other.underHand.isEmpty() && back <= other.left.gone());
    }
}

package umpire.referee.settling;

import java.util.Optional;

/**
 * A piece was touched under a hand: it was seen lifted and put back, or it lies otherwise since.
 *
 * @param piece what, and where it stands
 * @param left between which looks it left
 * @param back the look that confirmed it was back
 * @param pushed true when it was seen on another place meanwhile, or moved together with others: perhaps nobody lifted it
 * @param underHand when a hand came over it, where only its pose tells that it was touched
 */
record Touch(TouchedPiece piece, LiftTracker.Leaving left, long back, boolean pushed, Optional<UnderHand> underHand) {
    /** One that was seen lifted. */
    Touch(TouchedPiece piece, LiftTracker.Leaving left, long back, boolean pushed) {
        this(piece, left, back, pushed, Optional.empty());
    }

    /** Returns the look by which touches are put in order: the first that did not show it as it stood. */
    long came() {
        return underHand.map(how -> how.away().look()).orElse(left.gone());
    }

    /** Whether this one was seen to be lifted before another: while that still stood, or put back before that was gone. */
    boolean surelyBefore(Touch other) {
        if (underHand.isPresent() && other.underHand.isPresent()) {
            return underHand.get().surelyBefore(other.underHand.get());
        }
        // The look that shows the other one moved says nothing of when that was.
        return left.gone() <= other.left.standing() || (other.underHand.isEmpty() && back <= other.left.gone());
    }
}

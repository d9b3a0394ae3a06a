package umpire.referee.settling;

/**
 * A piece was lifted under a hand and put back.
 *
 * @param piece what, and where it stands
 * @param left between which looks it left
 * @param back the look that confirmed it was back
 * @param pushed true when it was seen on another place meanwhile: perhaps nobody lifted it
 */
record Touch(TouchedPiece piece, LiftTracker.Leaving left, long back, boolean pushed) {

    /** Whether this one was seen to be lifted before another: while that still stood, or put back before that was gone. */
    boolean surelyBefore(Touch other) {
        return left.gone() <= other.left.standing() || back <= other.left.gone();
    }
}

package umpire.referee.settling;

import umpire.rules.kernel.Place;

/**
 * A piece was lifted under a hand and put back.
 *
 * @param place where it stands
 * @param left between which looks it left
 * @param back the look that confirmed it was back
 * @param pushed true when it was seen on another place meanwhile: perhaps nobody lifted it
 */
record Touch(Place place, LiftTracker.Leaving left, long back, boolean pushed) {

    /** Whether this one was seen to be lifted before another: while that still stood, or put back before that was gone. */
    boolean surelyBefore(Touch other) {
        return left.gone() <= other.left.standing() || back <= other.left.gone();
    }
}

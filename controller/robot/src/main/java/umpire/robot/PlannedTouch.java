package umpire.robot;

import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * A touch that is still to be made.
 *
 * @param seat whose hand
 * @param place where
 * @param token which of the pieces there, where it matters
 */
record PlannedTouch(Seat seat, Place place, Optional<Token> token) {}

package umpire.referee.observation;

import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * A piece as the eye found it.
 *
 * @param token what it counts as
 * @param tag the id it was read by
 * @param pose in the board's frame, corrected for the piece's height
 * @param confidence from 0 to 1: the share of tag cells that were read beyond doubt
 */
public record SeenToken(Token token, int tag, Pose pose, double confidence) {}

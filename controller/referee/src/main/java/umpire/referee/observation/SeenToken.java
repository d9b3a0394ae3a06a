package umpire.referee.observation;

import java.util.Optional;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * A piece as the eye found it.
 *
 * @param token what it counts as
 * @param tag the id it was read by
 * @param pose in the board's frame, corrected for the piece's height
 * @param confidence from 0 to 1: the share of tag cells that were read beyond doubt
 * @param flat the pose it would have if it stood on the board itself: it does not jump when the eye changes its mind about what the
 *     piece stands on, so this is the one to compare over time
 */
public record SeenToken(Token token, int tag, Pose pose, double confidence, Pose flat) {
    // A recording from before has only one pose.
    public SeenToken {
        flat = Optional.ofNullable(flat).orElse(pose);
    }

    /** A piece that stands on the board itself. */
    public SeenToken(Token token, int tag, Pose pose, double confidence) {
        this(token, tag, pose, confidence, pose);
    }
}

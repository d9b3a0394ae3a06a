package umpire.referee.observation;

import java.util.Optional;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * A piece as the vision pipeline found it.
 *
 * @param token the token it counts as
 * @param tag the id of the tag that was read
 * @param pose in the board's frame, corrected for the piece's height
 * @param confidence from 0 to 1: the share of tag cells that were read beyond doubt
 * @param flat the pose it would have if it stood on the board itself. It does not jump when the estimate of the stack
 *     below changes, so use it to compare over time
 */
public record SeenToken(Token token, int tag, Pose pose, double confidence, Pose flat) {
    // Older recordings have only one pose.
    public SeenToken {
        flat = Optional.ofNullable(flat).orElse(pose);
    }

    /** A piece that stands on the board itself. */
    public SeenToken(Token token, int tag, Pose pose, double confidence) {
        this(token, tag, pose, confidence, pose);
    }
}

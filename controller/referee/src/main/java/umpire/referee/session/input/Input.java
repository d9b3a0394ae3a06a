package umpire.referee.session.input;

import java.util.Optional;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.Seat;

/** Everything that can reach a session. Time comes with it, in milliseconds of the table's monotonic clock. */
public sealed interface Input {
    long nowMs();

    /** The eye looked. */
    record Looked(Observation observation, long nowMs) implements Input {}

    /**
     * The eye sees the board of another game, and this game's is not there. It is said before the look that shows it.
     *
     * @param board its name
     * @param still whether nothing moved
     */
    record BoardSeen(String board, boolean still, long nowMs) implements Input {}

    /** The camera is otherwise than before. */
    record CameraChanged(CameraState state, long nowMs) implements Input {}

    /** The table plays other seats than before, or means to play something else. */
    record OpponentChanged(OpponentState state, long nowMs) implements Input {}

    /** A button was pressed; the help button belongs to no seat. */
    record Pressed(Optional<Seat> seat, ButtonMeaning button, long nowMs) implements Input {}

    /** Someone asked by phone or keyboard. */
    record Ordered(Command command, long nowMs) implements Input {}

    /** Time passed. */
    record Ticked(long nowMs) implements Input {}
}

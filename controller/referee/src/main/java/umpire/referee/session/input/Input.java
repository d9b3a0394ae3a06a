package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.DieShown;
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

    /**
     * The table threw the dice of the awaited roll, as it does where no hands throw any. Whether it may was asked before.
     *
     * @param seat who asked for the throw; empty for the operator
     * @param dice what was thrown, drawn by chance outside
     */
    record DiceThrown(Optional<Seat> seat, List<DieShown> dice, long nowMs) implements Input {
        public DiceThrown {
            dice = List.copyOf(dice);
        }
    }

    /**
     * Everything was laid as the game has it, at that moment; looks from before show something else. From the first time on the table lays
     * itself after every command and press: no hand is waited for. What hands do there all the same is read as anywhere.
     */
    record SelfLaid(long nowMs) implements Input {}

    /**
     * The eye looked at a table that was laid so and that no hand has touched since: what lies there is known, and the look only says how it
     * looks at rest.
     */
    record Mirrored(Observation observation, long nowMs) implements Input {}

    /** Time passed. */
    record Ticked(long nowMs) implements Input {}
}

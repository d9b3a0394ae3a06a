package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Seat;

/** An input of a session. Its time is in milliseconds of the table's monotonic clock. */
public sealed interface Input {
    long nowMs();

    /** A frame was processed. */
    record Looked(Observation observation, long nowMs) implements Input {}

    /**
     * The camera sees the board of another game, and not this game's. Precedes the look of the same frame.
     *
     * @param board its name
     * @param still whether nothing moved
     */
    record BoardSeen(String board, boolean still, long nowMs) implements Input {}

    /** The state of the camera changed. */
    record CameraChanged(CameraState state, long nowMs) implements Input {}

    /** The table now plays other seats than before. */
    record OpponentChanged(OpponentState state, long nowMs) implements Input {}

    /** A button was pressed. The help button belongs to no seat. */
    record Pressed(Optional<Seat> seat, ButtonMeaning button, long nowMs) implements Input {}

    /** A command came from a phone or keyboard. */
    record Ordered(Command command, long nowMs) implements Input {}

    /**
     * The table threw the dice of the awaited roll, where no player throws them. The permission was checked before.
     *
     * @param seat the seat that asked for the throw; empty for the operator
     * @param dice the random result, drawn by the caller
     */
    record DiceThrown(Optional<Seat> seat, List<DieShown> dice, long nowMs) implements Input {
        public DiceThrown {
            dice = List.copyOf(dice);
        }
    }

    /**
     * The table laid the pieces itself, as the game has them at that time; earlier looks show another placement. From
     * the first such input on, the table lays itself after every command and press, without waiting for a hand. Changes
     * by hand are read as usual.
     */
    record SelfLaid(long nowMs) implements Input {}

    /**
     * A look at a table that laid its pieces itself and was not touched since. Its placement is known; the look only
     * shows how the table appears at rest.
     */
    record Mirrored(Observation observation, long nowMs) implements Input {}

    /** Time passed. */
    record Ticked(long nowMs) implements Input {}
}

package umpire.mqtt.command;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Seat;

/** The request that a command makes, over MQTT or from a page. */
public sealed interface CommandRequest {
    /** A request to the current game. */
    sealed interface ForSession extends CommandRequest {
        /** Returns the request as an input to the session. */
        Input at(long nowMs);
    }

    /** An order to the session. */
    record Order(Command command) implements ForSession {
        @Override
        public Input at(long nowMs) {
            return new Input.Ordered(command, nowMs);
        }
    }

    /** A press of a button that is not wired. */
    record PressRequest(Optional<Seat> seat, ButtonMeaning button) implements ForSession {
        @Override
        public Input at(long nowMs) {
            return new Input.Pressed(seat, button, nowMs);
        }
    }

    /** Pauses the game, or resumes it. */
    record PauseSwitch(boolean paused) implements ForSession {
        /** Returns the request as an order of the operator. */
        public Command command() {
            return paused ? new Command.Pause() : new Command.Resume();
        }

        @Override
        public Input at(long nowMs) {
            return new Input.Ordered(command(), nowMs);
        }
    }

    /** A request to the table, independent of the game. */
    sealed interface ForTable extends CommandRequest {
        /** Returns the seat that asks; empty for the operator. A seat may not leave a game in progress, the operator may. */
        Optional<Seat> seat();
    }

    /** A change of the table: another game, or other players. */
    sealed interface TableChange extends ForTable {}

    /** A request for another game. */
    sealed interface GameChange extends TableChange {}

    /**
     * Starts a new game.
     *
     * @param game its name in commands
     * @param answers the chosen options and house rulings by key; the others have their defaults
     */
    record ChooseGame(Optional<Seat> seat, String game, Map<String, String> answers) implements GameChange {
        public ChooseGame {
            answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        }
    }

    /**
     * Continues an unfinished game.
     *
     * @param unfinished its id
     */
    record GoBack(Optional<Seat> seat, String unfinished) implements GameChange {}

    /**
     * Sets or clears a player's name.
     *
     * @param seat the player's seat; a seat's token names only that seat's player
     * @param name empty to clear it
     */
    record NamePlayer(Optional<Seat> seat, String name) implements TableChange {}

    /** Asks for the best action of a seat and the expected result. Changes nothing. */
    record Hint(Optional<Seat> seat) implements ForTable {}

    /**
     * Has the table play a seat, or stops that.
     *
     * @param opponent the seat that the table plays or no longer plays
     * @param level the strength from 1 to 5; empty for a human player
     */
    record SeatOpponent(Optional<Seat> seat, Seat opponent, Optional<Integer> level) implements TableChange {}
}

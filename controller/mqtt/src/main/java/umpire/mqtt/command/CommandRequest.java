package umpire.mqtt.command;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Seat;

/** What a command asks for, over MQTT or from a page. */
public sealed interface CommandRequest {
    /** Something for the game that is played. */
    sealed interface ForSession extends CommandRequest {
        /** Returns it as an input to the session. */
        Input at(long nowMs);
    }

    /** An order to the table. */
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

    /** Something for the table, whatever is played on it. */
    sealed interface ForTable extends CommandRequest {
        /** Returns who asks, which leaves no game that is on; empty for the operator, who may leave any. */
        Optional<Seat> seat();
    }

    /** Something that stays with the table: another game on it, or who plays. */
    sealed interface TableChange extends ForTable {}

    /** Another game on the table. */
    sealed interface GameChange extends TableChange {}

    /**
     * Play a game anew.
     *
     * @param game its name in commands
     * @param answers to options and house rulings other than by default, by key
     */
    record ChooseGame(Optional<Seat> seat, String game, Map<String, String> answers) implements GameChange {
        public ChooseGame {
            answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        }
    }

    /**
     * Play on a game that was left.
     *
     * @param unfinished by what it is known
     */
    record GoBack(Optional<Seat> seat, String unfinished) implements GameChange {}

    /**
     * Call who sits somewhere by a name.
     *
     * @param seat whose; a token for a seat is for that one
     * @param name nothing where nobody is to be called by a name there any more
     */
    record NamePlayer(Optional<Seat> seat, String name) implements TableChange {}

    /** Say what the table would play: the best that a seat may do now, and what is to be hoped for from it. Nothing changes. */
    record Hint(Optional<Seat> seat) implements ForTable {}

    /**
     * Have the table itself play for somebody, or nobody any more.
     *
     * @param opponent the seat that is the table's, or is not any more
     * @param level how well it plays, from 1 to 5; empty where somebody plays himself
     */
    record SeatOpponent(Optional<Seat> seat, Seat opponent, Optional<Integer> level) implements TableChange {}
}

package umpire.mqtt.command;

import java.util.Optional;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Seat;

/** What a command asks for, once it was understood and found to be within its sender's rights. */
public sealed interface GrantedRequest {
    /** Returns it as an input to the session. */
    Input at(long nowMs);

    /** An order to the table. */
    record Order(Command command) implements GrantedRequest {
        @Override
        public Input at(long nowMs) {
            return new Input.Ordered(command, nowMs);
        }
    }

    /** A press of a button that is not wired. */
    record PressRequest(Optional<Seat> seat, ButtonMeaning button) implements GrantedRequest {
        @Override
        public Input at(long nowMs) {
            return new Input.Pressed(seat, button, nowMs);
        }
    }
}

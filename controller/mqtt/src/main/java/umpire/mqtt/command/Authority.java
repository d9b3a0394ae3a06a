package umpire.mqtt.command;

import java.util.Optional;
import umpire.mqtt.access.CommandSender;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/**
 * Who may ask what. A player acts, presses, takes back and ends the game for his own seat; the operator may do all.
 * Pure.
 */
public final class Authority {
    private Authority() {}

    /** Returns the request with the seat it comes from filled in, or why it is not the sender's to have. */
    static Parsed<GrantedRequest> grant(CommandSender commandSender, GrantedRequest grantedRequest) {
        return switch (commandSender) {
            case CommandSender.Operator operator -> Parsed.good(grantedRequest);
            case CommandSender.Player player -> ofSeat(player.seat(), grantedRequest);
        };
    }

    private static Parsed<GrantedRequest> ofSeat(Seat own, GrantedRequest grantedRequest) {
        return switch (grantedRequest) {
            case GrantedRequest.PressRequest pressRequest -> press(own, pressRequest);
            case GrantedRequest.ChooseGame choose ->
                Parsed.good(new GrantedRequest.ChooseGame(Optional.of(own), choose.game(), choose.answers()));
            case GrantedRequest.GoBack back ->
                Parsed.good(new GrantedRequest.GoBack(Optional.of(own), back.unfinished()));
            case GrantedRequest.Order order ->
                ofSeat(own, order.command()).then(command -> Parsed.good(new GrantedRequest.Order(command)));
        };
    }

    /** Returns a command with the seat that gives it filled in, or why it may not give it. */
    public static Parsed<Command> ofSeat(Seat own, Command command) {
        return switch (command) {
            case Command.OfSeat asked -> own(own, asked.seat()).then(mine -> Parsed.good(asked.by(mine)));
            case Command.OfOperator asked -> Parsed.bad("Only the operator may do that.");
        };
    }

    private static Parsed<GrantedRequest> press(Seat own, GrantedRequest.PressRequest pressRequest) {
        return pressRequest.button() == ButtonMeaning.HELP
                        && pressRequest.seat().isEmpty()
                ? Parsed.good(pressRequest)
                : own(own, pressRequest.seat())
                        .then(mine ->
                                Parsed.good(new GrantedRequest.PressRequest(Optional.of(mine), pressRequest.button())));
    }

    private static Parsed<Seat> own(Seat own, Optional<Seat> asked) {
        return asked.isEmpty() || asked.get().equals(own)
                ? Parsed.good(own)
                : Parsed.bad("This token is for " + own + " and may not act for " + asked.get() + ".");
    }
}

package umpire.mqtt.command;

import java.util.Optional;
import umpire.mqtt.access.CommandSender;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/**
 * Checks the rights of commands. A player may act, press, take back and end the game for his own seat; the operator may do everything.
 * Pure.
 */
public final class Authority {
    private Authority() {}

    /** Returns the request with its sender's seat filled in, or the reason for a refusal. */
    static Parsed<CommandRequest> grant(CommandSender commandSender, CommandRequest commandRequest) {
        return switch (commandSender) {
            case CommandSender.Operator operator -> Parsed.good(commandRequest);
            case CommandSender.Player player -> ofSeat(player.seat(), commandRequest);
        };
    }

    private static Parsed<CommandRequest> ofSeat(Seat own, CommandRequest commandRequest) {
        return switch (commandRequest) {
            case CommandRequest.PressRequest pressRequest -> press(own, pressRequest);
            case CommandRequest.ChooseGame choose ->
                Parsed.good(new CommandRequest.ChooseGame(Optional.of(own), choose.game(), choose.answers()));
            case CommandRequest.GoBack back ->
                Parsed.good(new CommandRequest.GoBack(Optional.of(own), back.unfinished()));
            case CommandRequest.NamePlayer named ->
                own(own, named.seat())
                        .then(mine -> Parsed.good(new CommandRequest.NamePlayer(Optional.of(mine), named.name())));
            case CommandRequest.Hint hint ->
                own(own, hint.seat()).then(mine -> Parsed.good(new CommandRequest.Hint(Optional.of(mine))));
            case CommandRequest.SeatOpponent asked ->
                Parsed.good(new CommandRequest.SeatOpponent(Optional.of(own), asked.opponent(), asked.level()));
            case CommandRequest.PauseSwitch pause ->
                ofSeat(own, pause.command()).then(command -> Parsed.good(pause));
            case CommandRequest.Order order ->
                ofSeat(own, order.command()).then(command -> Parsed.good(new CommandRequest.Order(command)));
        };
    }

    /** Returns a command with the seat that gives it filled in, or the reason for a refusal. */
    public static Parsed<Command> ofSeat(Seat own, Command command) {
        return switch (command) {
            case Command.OfSeat asked -> own(own, asked.seat()).then(mine -> Parsed.good(asked.by(mine)));
            case Command.OfOperator asked -> Parsed.bad("Only the operator may do that.");
        };
    }

    private static Parsed<CommandRequest> press(Seat own, CommandRequest.PressRequest pressRequest) {
        return pressRequest.button() == ButtonMeaning.HELP
                        && pressRequest.seat().isEmpty()
                ? Parsed.good(pressRequest)
                : own(own, pressRequest.seat())
                        .then(mine ->
                                Parsed.good(new CommandRequest.PressRequest(Optional.of(mine), pressRequest.button())));
    }

    private static Parsed<Seat> own(Seat own, Optional<Seat> asked) {
        return asked.isEmpty() || asked.get().equals(own)
                ? Parsed.good(own)
                : Parsed.bad("This token is for " + own + " and may not act for " + asked.get() + ".");
    }
}

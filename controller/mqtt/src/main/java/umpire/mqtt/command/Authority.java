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
final class Authority {
    private Authority() {}

    /** Returns the request with the seat it comes from filled in, or why it is not the sender's to have. */
    static Parsed<GrantedRequest> grant(CommandSender commandSender, Verb verb, GrantedRequest grantedRequest) {
        return switch (commandSender) {
            case CommandSender.Operator operator -> Parsed.good(grantedRequest);
            case CommandSender.Player player ->
                verb.forPlayers()
                        ? forPlayer(player.seat(), grantedRequest)
                        : Parsed.bad("Only the operator may do that: " + verb.word() + ".");
        };
    }

    private static Parsed<GrantedRequest> forPlayer(Seat own, GrantedRequest grantedRequest) {
        return switch (grantedRequest) {
            case GrantedRequest.PressRequest pressRequest -> press(own, pressRequest);
            case GrantedRequest.ChooseGame choose ->
                Parsed.good(new GrantedRequest.ChooseGame(Optional.of(own), choose.game(), choose.answers()));
            case GrantedRequest.GoBack back -> Parsed.good(new GrantedRequest.GoBack(Optional.of(own), back.game()));
            case GrantedRequest.Order order ->
                switch (order.command()) {
                    case Command.Act act ->
                        own(own, act.seat()).then(mine -> order(new Command.Act(Optional.of(mine), act.notation())));
                    case Command.NameDice named ->
                        own(own, named.seat())
                                .then(mine -> order(
                                        new Command.NameDice(Optional.of(mine), named.faces(), named.confirmed())));
                    case Command.TakeBack back ->
                        own(own, back.seat())
                                .then(mine -> order(new Command.TakeBack(Optional.of(mine), back.actions())));
                    case Command.Redo redo ->
                        own(own, redo.seat()).then(mine -> order(new Command.Redo(Optional.of(mine))));
                    case Command.AnswerTakeBack answer ->
                        own(own, answer.seat())
                                .then(mine -> order(new Command.AnswerTakeBack(Optional.of(mine), answer.accepted())));
                    case Command.End end ->
                        own(own, end.seat()).then(mine -> order(new Command.End(Optional.of(mine), end.endRequest())));
                    case Command.NewGame anew -> order(new Command.NewGame(Optional.of(own)));
                    default -> Parsed.good(order);
                };
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

    private static Parsed<GrantedRequest> order(Command command) {
        return Parsed.good(new GrantedRequest.Order(command));
    }

    private static Parsed<Seat> own(Seat own, Optional<Seat> asked) {
        return asked.isEmpty() || asked.get().equals(own)
                ? Parsed.good(own)
                : Parsed.bad("This token is for " + own + " and may not act for " + asked.get() + ".");
    }
}

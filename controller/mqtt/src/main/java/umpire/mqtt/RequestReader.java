package umpire.mqtt;

import java.util.Arrays;
import java.util.Optional;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Reads what a command asks for. Whether its sender may ask it is checked elsewhere. Pure. */
final class RequestReader {
    private static final int MOST_ACTIONS = 10_000;

    private RequestReader() {}

    static Parsed<GrantedRequest> read(Verb verb, CommandFields fields) {
        return switch (verb) {
            case ACT ->
                fields.seatIfAny("seat")
                        .then(seat -> fields.text("notation").then(text -> order(new Command.Act(seat, text))));
            case TAKE_BACK -> fields.count("actions", MOST_ACTIONS).then(count -> order(new Command.TakeBack(count)));
            case PRESS -> fields.seatIfAny("seat").then(seat -> button(fields).then(button -> press(seat, button)));
            case RESIGN -> end(fields, EndRequest.RESIGN);
            case OFFER_DRAW -> end(fields, EndRequest.OFFER_DRAW);
            case ACCEPT_DRAW -> end(fields, EndRequest.ACCEPT_DRAW);
            case DECLINE_DRAW -> end(fields, EndRequest.DECLINE_DRAW);
            case NEW_GAME -> order(new Command.NewGame(Optional.empty()));
            case NAME_ROLL -> fields.text("notation").then(text -> order(new Command.NameRoll(text)));
            case LET_STAND -> fields.seat("toMove").then(seat -> order(new Command.LetStand(seat)));
            case START -> fields.textIfAny("position").then(position -> order(new Command.Start(position)));
            case START_FROM_TABLE -> fields.seat("toMove").then(seat -> order(new Command.StartFromTable(seat)));
            case PAUSE -> order(new Command.Pause());
            case RESUME -> order(new Command.Resume());
        };
    }

    private static Parsed<GrantedRequest> end(CommandFields fields, EndRequest endRequest) {
        return fields.seatIfAny("seat").then(seat -> order(new Command.End(seat, endRequest)));
    }

    private static Parsed<GrantedRequest> order(Command command) {
        return Parsed.good(new GrantedRequest.Order(command));
    }

    private static Parsed<GrantedRequest> press(Optional<Seat> seat, ButtonMeaning button) {
        return Parsed.good(new GrantedRequest.PressRequest(seat, button));
    }

    private static Parsed<ButtonMeaning> button(CommandFields fields) {
        return fields.text("button")
                .then(word -> Arrays.stream(ButtonMeaning.values())
                        .filter(button -> PayloadJson.word(button).equals(word))
                        .findFirst()
                        .map(Parsed::good)
                        .orElseGet(() -> Parsed.bad("The field \"button\" must be one of confirm, next, undo, help.")));
    }
}

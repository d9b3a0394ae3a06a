package umpire.web;

import java.util.Map;
import java.util.Optional;
import umpire.mqtt.command.Authority;
import umpire.mqtt.command.CommandRequest;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/**
 * Decides whether a request may act on the virtual table. A client on this machine may do everything that a person at a
 * table could. A client elsewhere must show a seat's token: it may then move pieces, and use the buttons and choices of
 * that seat.
 */
final class HandsCheck {
    private static final String WHO =
            "Only a player may move pieces from another machine. Open this page with your seat's link, which ends in #seat= and &token=, or on the table's own machine.";
    private static final String OTHER_GAME =
            "Only the operator may choose the game here. Your seat's own page may choose one while none is on.";

    private final OperatorCheck operatorCheck;

    HandsCheck(OperatorCheck operatorCheck) {
        this.operatorCheck = operatorCheck;
    }

    /**
     * Returns the request in the name of the seat that sent it, or the reason why it is refused. A request with a
     * seat's token acts only for that seat.
     *
     * @param seatBySide the seat at each side
     */
    Parsed<TableRequest> grant(HttpCall httpCall, TableRequest request, Map<String, String> seatBySide) {
        if (httpCall.fromThisMachine() || operatorCheck.isOperators(httpCall)) {
            return Parsed.good(request);
        }
        return operatorCheck
                .heldSeat(httpCall)
                .seat()
                .map(seat -> grant(seat, request, seatBySide))
                .orElse(Parsed.bad(WHO));
    }

    private static Parsed<TableRequest> grant(String own, TableRequest request, Map<String, String> seatBySide) {
        return switch (request) {
            case TableRequest.OrderTable order -> order(own, order);
            case TableRequest.Ask ask -> ask(own, ask.command());
            case TableRequest.Tap tap -> ifOwn(own, tap.seat().orElse(own), tap);
            case TableRequest.TapDie tap -> ifOwn(own, tap.seat().orElse(own), tap);
            case TableRequest.PressButton press -> ifOwn(own, seatBySide.getOrDefault(press.side(), own), press);
            case TableRequest.ByHand hands -> Parsed.good(hands);
            case TableRequest.ToRobot told -> Parsed.good(told);
        };
    }

    private static Parsed<TableRequest> order(String own, TableRequest.OrderTable order) {
        return switch (order.asked()) {
            case CommandRequest.NamePlayer named ->
                ifOwn(own, named.seat().map(Seat::name).orElse(""), order);
            case CommandRequest.Hint hint ->
                ifOwn(
                        own,
                        hint.seat().map(Seat::name).orElse(own),
                        new TableRequest.OrderTable(new CommandRequest.Hint(Optional.of(new Seat(own)))));
            case CommandRequest.SeatOpponent asked ->
                Parsed.good(new TableRequest.OrderTable(
                        new CommandRequest.SeatOpponent(Optional.of(new Seat(own)), asked.opponent(), asked.level())));
            case CommandRequest.GameChange other -> Parsed.bad(OTHER_GAME);
        };
    }

    private static Parsed<TableRequest> ask(String own, Command command) {
        return command instanceof Command.NewGame
                ? Parsed.bad(OTHER_GAME)
                : Authority.ofSeat(new Seat(own), command).then(granted -> Parsed.good(new TableRequest.Ask(granted)));
    }

    private static Parsed<TableRequest> ifOwn(String own, String seat, TableRequest request) {
        return seat.equals(own)
                ? Parsed.good(request)
                : Parsed.bad("This token is for " + own + " and may not act for " + seat + ".");
    }
}

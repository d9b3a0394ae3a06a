package umpire.web;

import java.util.Map;
import java.util.Optional;

/**
 * Decides whose hands reach into the virtual table. Whoever sits before this machine may do there what he could do at a table; who
 * is elsewhere in the network proves that he plays. With a seat's token he has hands, and the buttons and choices of that seat.
 */
final class HandsCheck {
    private static final String WHO =
            "Only who plays may reach into this table from elsewhere: open it with your seat's link, which"
                    + " ends in #seat= and &token=, or on the machine that it runs on.";
    private static final String OTHER_GAME =
            "Which game is played is chosen here by the operator alone; your seat's own page can choose one while none is on.";

    private final PageAccess access;

    HandsCheck(PageAccess access) {
        this.access = access;
    }

    /**
     * Says why something is not done, if so.
     *
     * @param seatBySide who sits where
     */
    Optional<String> refusal(HttpCall httpCall, TableRequest request, Map<String, String> seatBySide) {
        String token = httpCall.token();
        if (httpCall.fromThisMachine() || access.operatorRefusal(token).isEmpty()) {
            return Optional.empty();
        }
        return seat(token).map(seat -> refusal(seat, request, seatBySide)).orElse(Optional.of(WHO));
    }

    private Optional<String> seat(String token) {
        return access.tokenBySeat().entrySet().stream()
                .filter(entry -> OperatorCheck.same(entry.getValue(), token))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Optional<String> refusal(String own, TableRequest request, Map<String, String> seatBySide) {
        Optional<String> asked = switch (request) {
            case TableRequest.Ask ask -> Optional.of(ask.seat());
            case TableRequest.SayFaces named -> Optional.of(named.seat());
            case TableRequest.ChooseOption choose -> choose.seat();
            case TableRequest.Tap tap -> tap.seat();
            case TableRequest.TapDie tap -> tap.seat();
            case TableRequest.PressButton press -> Optional.ofNullable(seatBySide.get(press.side()));
            default -> Optional.empty();
        };
        boolean another = request instanceof TableRequest.BeginNewGame
                || request instanceof TableRequest.PlayGame
                || request instanceof TableRequest.ResumeGame;
        return another
                ? Optional.of(OTHER_GAME)
                : asked.filter(seat -> !seat.equals(own))
                        .map(seat -> "This token is for " + own + " and may not act for " + seat + ".");
    }
}

package umpire.player;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Rules;
import umpire.rules.kernel.Seat;

/**
 * What a seat may choose from that has not seen what happened on the table.
 *
 * @param seat who chooses
 * @param legal in the game's order
 */
record SeatChoice<A>(Seat seat, List<A> legal) {
    /** Returns the choice that comes next, of several seats that declare in secret the first one's; nothing at a roll and at the end. */
    static <S, A> Optional<SeatChoice<A>> next(Rules<S, A> rules, S state, Awaited awaited) {
        return switch (awaited) {
            case Awaited.Choice choice -> Optional.of(choice(rules, state, choice.seat()));
            case Awaited.Declarations secret ->
                secret.missing().stream().findFirst().map(seat -> of(rules, state, seat));
            case Awaited.Roll roll -> Optional.empty();
            case Awaited.Nothing nothing -> Optional.empty();
        };
    }

    /** Returns what one seat may choose; nothing where it is not asked. */
    static <S, A> Optional<SeatChoice<A>> by(Rules<S, A> rules, S state, Awaited awaited, Seat seat) {
        boolean asked = switch (awaited) {
            case Awaited.Choice choice -> choice.seat().equals(seat);
            case Awaited.Declarations secret -> secret.openTo(seat);
            case Awaited.Roll roll -> false;
            case Awaited.Nothing nothing -> false;
        };
        return asked
                ? Optional.of(awaited instanceof Awaited.Choice ? choice(rules, state, seat) : of(rules, state, seat))
                        .filter(choice -> !choice.legal().isEmpty())
                : Optional.empty();
    }

    private static <S, A> SeatChoice<A> choice(Rules<S, A> rules, S state, Seat seat) {
        return new SeatChoice<>(
                seat,
                rules.actions(state).stream()
                        .filter(action -> !rules.forPeopleOnly(state, action))
                        .toList());
    }

    private static <S, A> SeatChoice<A> of(Rules<S, A> rules, S state, Seat seat) {
        return new SeatChoice<>(
                seat,
                rules.actions(state).stream()
                        .filter(action -> rules.seatOf(state, action).equals(seat))
                        .toList());
    }
}

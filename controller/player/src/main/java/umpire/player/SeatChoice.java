package umpire.player;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Rules;
import umpire.rules.kernel.Seat;

/**
 * The legal actions of a seat, without those that need a witness at the table.
 *
 * @param seat the seat that chooses
 * @param legal in the game's order
 */
record SeatChoice<A>(Seat seat, List<A> legal) {
    /** Returns the next choice; empty at a roll and at the end. Of several seats that declare in secret it returns the first one's. */
    static <S, A> Optional<SeatChoice<A>> next(Rules<S, A> rules, S state, Awaited awaited) {
        return switch (awaited) {
            case Awaited.Choice choice -> Optional.of(choice(rules, state, choice.seat()));
            case Awaited.Declarations secret ->
                secret.missing().stream().findFirst().map(seat -> of(rules, state, seat));
            case Awaited.Roll roll -> Optional.empty();
            case Awaited.Nothing nothing -> Optional.empty();
        };
    }

    /** Returns the choice of one seat; empty when it is not asked. */
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

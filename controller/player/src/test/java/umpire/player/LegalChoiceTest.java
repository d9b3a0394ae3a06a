package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.ToyGames;

/** In every game a player's choice is legal and its own to make. In Hail there are no choices. */
class LegalChoiceTest {
    private static final int ACTIONS = 8;
    private static final int ASKED = 10;

    static Stream<Game<?, ?>> games() {
        return Stream.concat(
                EveryGame.ALL.stream().map(factory -> EveryGame.opened(factory, Map.of())),
                ToyGames.ALL.stream().filter(toy -> !toy.title().equals("Hail")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyChoiceIsListedForTheSeatThatIsAsked(Game<?, ?> game) {
        assertThat(chosenFromTheOpening(game)).isPositive();
        assertThat(chosenAfterTheSetUp(game)).isPositive();
    }

    private static <S, A> int chosenFromTheOpening(Game<S, A> game) {
        return chosen(game, game.opening());
    }

    private static <S, A> int chosenAfterTheSetUp(Game<S, A> game) {
        IntUnaryOperator chance = new SplittableRandom(3)::nextInt;
        S state = game.opening();
        Optional<A> laid = game.randomSetup(state, chance);
        while (laid.isPresent()) {
            state = AfterAction.of(game, state, laid.get());
            laid = game.randomSetup(state, chance);
        }
        return chosen(game, state);
    }

    private static <S, A> int chosen(Game<S, A> game, S start) {
        IntUnaryOperator chance = new SplittableRandom(5)::nextInt;
        GamePlayer<S, A> player = new GamePlayer<>(game, PlayingLevel.TWO, 7);
        int chosen = 0;
        S state = start;
        for (int i = 0; i < ACTIONS && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            Optional<Seat> asked =
                    SeatChoice.next(game, state, game.awaited(state)).map(SeatChoice::seat);
            A action = asked.isPresent()
                    ? checked(game, state, player, asked.get())
                    : RandomAction.of(game, state, chance);
            chosen += asked.isPresent() ? 1 : 0;
            state = AfterAction.of(game, state, action);
        }
        return chosen;
    }

    private static <S, A> A checked(Game<S, A> game, S state, GamePlayer<S, A> player, Seat seat) {
        AtomicInteger asked = new AtomicInteger();
        A action = player.choose(state, seat, () -> asked.incrementAndGet() > ASKED)
                .orElseThrow();
        assertThat(game.actions(state)).contains(action);
        assertThat(game.seatOf(state, action)).isEqualTo(seat);
        return action;
    }
}

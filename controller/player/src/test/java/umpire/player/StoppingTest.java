package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;

/** Little work is done between two polls of the stop condition, so stopping is quick. The test counts work and needs no clock. */
class StoppingTest {
    private static final int ASKED = 40;

    static Stream<Game<?, ?>> games() {
        return EveryGame.ALL.stream().map(factory -> EveryGame.opened(factory, Map.of()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void atMostAFewActionsAreTriedBetweenTwoQuestions(Game<?, ?> game) {
        assertThat(mostBetweenQuestions(game)).isBetween(1, 12);
    }

    private static <S, A> int mostBetweenQuestions(Game<S, A> game) {
        IntUnaryOperator chance = new Random(4)::nextInt;
        CountedGame<S, A> counted = new CountedGame<>(game);
        S state = game.opening();
        Optional<A> laid = game.randomSetup(state, chance);
        while (laid.isPresent()) {
            state = game.following(state, laid.get());
            laid = game.randomSetup(state, chance);
        }
        while (game.awaited(state) instanceof Awaited.Roll) {
            state = game.following(state, RandomAction.of(game, state, chance));
        }
        S first = state;
        Seat seat = game.seats().stream()
                .filter(each ->
                        SeatChoice.by(game, first, game.awaited(first), each).isPresent())
                .findFirst()
                .orElseThrow();
        new GamePlayer<>(counted.game(), PlayingLevel.FIVE, 1).choose(first, seat, counted);
        return counted.most();
    }

    /** Counts the work between two polls, and stops after a number of polls. */
    private static final class CountedGame<S, A> implements BooleanSupplier {
        private final Game<S, A> game;
        private int asked;
        private int since;
        private int most;

        CountedGame(Game<S, A> game) {
            this.game = game;
        }

        @SuppressWarnings("unchecked")
        Game<S, A> game() {
            return (Game<S, A>) Proxy.newProxyInstance(
                    Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, word, given) -> {
                        since += word.getName().equals("following") ? 1 : 0;
                        most = Math.max(most, since);
                        return word.invoke(game, given);
                    });
        }

        int most() {
            return most;
        }

        @Override
        public boolean getAsBoolean() {
            since = 0;
            return ++asked > ASKED;
        }
    }
}

package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.toy.Discs;
import umpire.rules.kernel.toy.Discs.Move;
import umpire.rules.kernel.toy.Discs.State;

/** A player that looks one action ahead. */
class GreedyPlayerTest {
    private static final Discs DISCS = new Discs();
    private static final State ONE_MOVE_TO_WIN = new State(List.of("", "1", "432"), 6);

    static Stream<Game<?, ?>> games() {
        return EveryGame.ALL.stream().map(factory -> EveryGame.opened(factory, Map.of()));
    }

    @Test
    void aWinningActionIsTaken() {
        assertThat(LongStream.range(1, 20)
                        .mapToObj(seed -> new GreedyPlayer<>(DISCS, seed)
                                .choose(ONE_MOVE_TO_WIN, Discs.SOUTH, () -> false)
                                .orElseThrow()))
                .containsOnly(new Move(1, 2));
    }

    @Test
    void aStoppedPlayerTakesAnyAction() {
        assertThat(LongStream.range(1, 20)
                        .mapToObj(seed -> new GreedyPlayer<>(DISCS, seed)
                                .choose(ONE_MOVE_TO_WIN, Discs.SOUTH, () -> true)
                                .orElseThrow()))
                .contains(new Move(1, 0), new Move(1, 2));
    }

    @Test
    void aSeatThatIsNotAskedChoosesNothing() {
        assertThat(new GreedyPlayer<>(DISCS, 1).choose(ONE_MOVE_TO_WIN, Discs.NORTH, () -> false))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasAnEstimate(Game<?, ?> game) {
        assertThat(chosenAtFirst(game)).isTrue();
    }

    private static <S, A> boolean chosenAtFirst(Game<S, A> game) {
        S opening = game.opening();
        Seat first = game.seats().get(0);
        return new GreedyPlayer<>(game, 1)
                .choose(opening, first, () -> false)
                .filter(game.actions(opening)::contains)
                .isPresent();
    }
}

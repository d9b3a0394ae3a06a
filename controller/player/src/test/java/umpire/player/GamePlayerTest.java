package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.toy.Discs;
import umpire.rules.kernel.toy.Discs.Move;
import umpire.rules.kernel.toy.Discs.State;
import umpire.rules.kernel.toy.Morra;

/** The choices of a player. */
class GamePlayerTest {
    private static final Discs DISCS = new Discs();

    /** The last disc lies on the first peg or the second. */
    private static final State ONE_MOVE_TO_WIN = new State(List.of("", "1", "432"), 6);

    /** If the second disc is put there, the opponent wins; only the smallest may be kept away. */
    private static final State EARLY = new State(List.of("4321", "", ""), 0);

    @Test
    void aWinningActionIsTaken() {
        assertThat(LongStream.range(1, 6).mapToObj(seed -> choice(ONE_MOVE_TO_WIN, PlayingLevel.FIVE, seed)))
                .containsOnly(new Move(1, 2));
    }

    @Test
    void aBeginnerOverlooksSomeActions() {
        assertThat(LongStream.range(1, 30).mapToObj(seed -> choice(ONE_MOVE_TO_WIN, PlayingLevel.ONE, seed)))
                .contains(new Move(1, 2))
                .contains(new Move(1, 0));
    }

    @Test
    void aPlayerWithoutSearchDoesNotAlwaysWin() {
        assertThat(LongStream.range(1, 20)
                        .mapToObj(seed -> new GamePlayer<>(DISCS, PlayingLevel.THREE, seed)
                                .choose(ONE_MOVE_TO_WIN, Discs.SOUTH, () -> true)
                                .orElseThrow()))
                .contains(new Move(1, 0), new Move(1, 2));
    }

    @Test
    void theSameSeedMakesTheSameChoices() {
        assertThat(choices(11)).isEqualTo(choices(11));
        assertThat(LongStream.range(1, 6).mapToObj(GamePlayerTest::choices).distinct())
                .hasSizeGreaterThan(1);
    }

    @Test
    void itStopsInTheMiddleOfAPlayOut() {
        for (int most = 0; most < 30; most++) {
            int allowed = most;
            AtomicInteger asked = new AtomicInteger();
            assertThat(new GamePlayer<>(DISCS, PlayingLevel.FIVE, 1)
                            .choose(EARLY, Discs.SOUTH, () -> asked.incrementAndGet() > allowed))
                    .isPresent();
            assertThat(asked).hasValue(allowed + 1);
        }
    }

    @Test
    void itAsksAtLeastOnceForEachPlayOut() {
        AtomicInteger asked = new AtomicInteger();
        new GamePlayer<>(DISCS, SearchPlan.guessing(1_000, 0), 1).choose(EARLY, Discs.SOUTH, () -> {
            asked.incrementAndGet();
            return false;
        });
        assertThat(asked.get()).isGreaterThanOrEqualTo(1_000);
    }

    @Test
    void theBestActionsAreRankedWithTheirChances() {
        List<Ranked<Move>> best =
                new GamePlayer<>(DISCS, PlayingLevel.TWO, 1).best(ONE_MOVE_TO_WIN, Discs.SOUTH, 2, () -> false);
        assertThat(best).hasSize(2);
        assertThat(best.get(0).action()).isEqualTo(new Move(1, 2));
        assertThat(best.get(0).chance()).isEqualTo(1);
        assertThat(best.get(0).tried()).isGreaterThan(best.get(1).tried());
        assertThat(best.get(1).chance()).isBetween(0.0, 0.9);
    }

    @Test
    void aSeatThatIsNotAskedHasNoBestActions() {
        GamePlayer<State, Move> player = new GamePlayer<>(DISCS, PlayingLevel.TWO, 1);
        assertThat(player.best(EARLY, Discs.NORTH, 3, () -> false)).isEmpty();
        assertThat(player.best(EARLY, Discs.SOUTH, 3, () -> true)).isEmpty();
    }

    @Test
    void aSeatThatIsNotAskedChoosesNothing() {
        assertThat(new GamePlayer<>(DISCS, PlayingLevel.ONE, 1).choose(EARLY, Discs.NORTH, () -> false))
                .isEmpty();
        State over = new State(List.of("", "", "4321"), 7);
        assertThat(new GamePlayer<>(DISCS, PlayingLevel.ONE, 1).choose(over, Discs.SOUTH, () -> false))
                .isEmpty();
    }

    @Test
    void aSeatThatHasDeclaredMayDeclareAgain() {
        assertThat(new GamePlayer<>(new Morra(), PlayingLevel.TWO, 1)
                        .choose(new Morra.State(2, 0, 0, 0), Morra.ODD, () -> false))
                .isPresent();
    }

    @Test
    void higherLevelsThinkMore() {
        assertThat(IntStream.rangeClosed(0, 6).mapToObj(PlayingLevel::of).toList())
                .extracting(level -> level.map(PlayingLevel::number).orElse(0))
                .containsExactly(0, 1, 2, 3, 4, 5, 0);
        assertThat(PlayingLevel.values()).extracting(PlayingLevel::playOuts).isSorted();
    }

    private static Move choice(State state, PlayingLevel level, long seed) {
        return new GamePlayer<>(DISCS, level, seed)
                .choose(state, Discs.SOUTH, () -> false)
                .orElseThrow();
    }

    private static List<Move> choices(long seed) {
        GamePlayer<State, Move> player = new GamePlayer<>(DISCS, SearchPlan.plain(3), seed);
        return IntStream.range(0, 6)
                .mapToObj(i -> player.choose(EARLY, Discs.SOUTH, () -> false).orElseThrow())
                .toList();
    }
}

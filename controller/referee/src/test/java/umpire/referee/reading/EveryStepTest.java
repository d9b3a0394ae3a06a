package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.toy.Drift;
import umpire.referee.toy.Hoard;
import umpire.referee.toy.March;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.Scenes;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** A legal step, seen alone and whole, is read as itself or asked, never as another one. */
class EveryStepTest {
    /** How many games of each kind are played. Set {@code -Dsteps.games=30} for more. */
    private static final int GAMES = Integer.getInteger("steps.games", 10);

    /** From how many positions several steps are made at once, and from how many until some are read: only few are. */
    private static final int MOMENTS = 100;

    private static final int MOST_MOMENTS = 300;

    private static final int PLIES = 12;
    private static final int STEPS = 4;

    static Stream<Game<?, ?>> games() {
        return Stream.of(
                new Outpost(), new March(4, 4), March.charging(4, 3), new March(3, 1), new Hoard(), new Drift());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, A> void everySingleStepIsReadAsItselfOrAsked(Game<S, A> game) {
        BoardIndex index = new BoardIndex(game);
        int played = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            ActionHistory<S, A> history = ActionHistory.start(game, index, game.opening());
            Random random = new Random(seed);
            for (int ply = 0; ply < PLIES && !game.actions(history.state()).isEmpty(); ply++) {
                if (history.awaited() instanceof Awaited.Choice) {
                    for (A action : game.actions(history.state())) {
                        played += isReadAsItselfOrAsked(game, index, history, action, "seed " + seed) ? 1 : 0;
                    }
                }
                history = onward(game, history, random);
            }
        }
        assertThat(played).isGreaterThan(GAMES);
    }

    private static <S, A> boolean isReadAsItselfOrAsked(
            Game<S, A> game, BoardIndex index, ActionHistory<S, A> history, A action, String seed) {
        S end = after(game, history.state(), action);
        boolean alike = new LayoutChange(Layout.of(index, game.show(end)), history.layout())
                .places()
                .isEmpty();
        return switch (read(game, index, history, end)) {
            case Reading.Played<S, A> played -> {
                assertThat(played.explanation().end()).as(seed + " " + action).isEqualTo(end);
                yield true;
            }
            case Reading.Open<S, A> open -> {
                assertThat(open.candidates())
                        .as(seed + " " + action)
                        .extracting(Explanation::end)
                        .contains(end);
                yield false;
            }
            case Reading<S, A> other -> {
                assertThat(alike)
                        .as(seed + " " + action + " was read as " + other)
                        .isTrue();
                yield false;
            }
        };
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, A> void severalStepsAtOnceAreReadAsTheyWereOrAsNoMoreThanTheyWere(Game<S, A> game) {
        severalStepsAreRead(game, MOMENTS);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    <S, A> void soTheyAreFromManyMoreMoments(Game<S, A> game) {
        severalStepsAreRead(game, MOST_MOMENTS);
    }

    private static <S, A> void severalStepsAreRead(Game<S, A> game, int moments) {
        BoardIndex index = new BoardIndex(game);
        int exactly = 0;
        for (int seed = 0; seed < moments || exactly == 0 && seed < MOST_MOMENTS; seed++) {
            Random random = new Random(seed);
            ActionHistory<S, A> history = ActionHistory.start(game, index, game.opening());
            for (int ply = random.nextInt(PLIES); ply > 0; ply--) {
                history = onward(game, history, random);
            }
            ActionHistory<S, A> later = history;
            int steps = 0;
            while (steps < STEPS && later.awaited() instanceof Awaited.Choice) {
                later = onward(game, later, random);
                steps++;
            }
            if (read(game, index, history, later.state()) instanceof Reading.Played<S, A> played) {
                boolean same = played.explanation().end().equals(later.state());
                assertThat(same || played.explanation().actions().size() < steps)
                        .as("seed " + seed + " was read as " + played)
                        .isTrue();
                exactly += same && steps > 1 ? 1 : 0;
            }
        }
        assertThat(exactly).isPositive();
    }

    private static <S, A> Reading<S, A> read(Game<S, A> game, BoardIndex index, ActionHistory<S, A> history, S end) {
        KnownPlaces before = KnownPlaces.of(index, Scenes.of(game, game.show(history.state())));
        KnownPlaces seen = KnownPlaces.of(index, Scenes.of(game, game.show(end)));
        return LookReader.read(game, index, history, history.successors(), before, seen);
    }

    private static <S, A> ActionHistory<S, A> onward(Game<S, A> game, ActionHistory<S, A> history, Random random) {
        List<A> actions = game.actions(history.state());
        if (actions.isEmpty()) {
            return history;
        }
        A action = actions.get(random.nextInt(actions.size()));
        return history.played(action, after(game, history.state(), action));
    }

    private static <S, A> S after(Game<S, A> game, S state, A action) {
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted ? accepted.next() : state;
    }
}

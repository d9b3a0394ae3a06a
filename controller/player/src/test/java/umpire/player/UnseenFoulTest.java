package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.DicelandFactory;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;

/** A player sees no rolls and must not call one a foul, or it would claim every opposing die as fouled. */
class UnseenFoulTest {
    private static final int ACTIONS = 120;

    @Test
    void thePlayerNeverCallsAFoul() {
        assertThat(allowed(EveryGame.opened(new DicelandFactory(), Map.of("scenario", "ARMIES"))))
                .as("throws that could have been called a foul")
                .isGreaterThan(5);
    }

    private static <S, A> int allowed(Game<S, A> game) {
        IntUnaryOperator chance = new SplittableRandom(2)::nextInt;
        GamePlayer<S, A> player = new GamePlayer<>(game, SearchPlan.guessing(2, 0), 1);
        S state = game.opening();
        int allowed = 0;
        for (int i = 0; i < ACTIONS && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            S now = state;
            Optional<Seat> asked = game.awaited(now).asked();
            Optional<A> chosen = asked.flatMap(seat -> player.choose(now, seat, () -> false));
            A action = chosen.orElseGet(() -> RandomAction.of(game, now, chance));
            if (chosen.isPresent() && game.actions(now).stream().anyMatch(each -> game.forPeopleOnly(now, each))) {
                allowed++;
            }
            assertThat(chosen.filter(each -> game.forPeopleOnly(now, each)))
                    .as("%s in %s", action, game.writePosition(now))
                    .isEmpty();
            state = AfterAction.of(game, state, action);
        }
        return allowed;
    }
}

package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.OgreChess;

/** A review reports each seat's chance, the choices that lost it, and the effect of the dice. */
class LookBackTest {
    private static <S, A> List<LookBack.WeighedChoice<A>> weighed(Game<S, A> game, String position, String... played) {
        S state = game.readPosition(position).orThrow();
        List<LookBack.Step<S, A>> steps = new ArrayList<>();
        for (String notation : played) {
            A action = game.readAction(state, notation).orThrow();
            steps.add(new LookBack.Step<>(steps.size() + 1, state, action));
            state = game.following(state, action);
        }
        Optional<Outcome> outcome =
                game.awaited(state) instanceof Awaited.Nothing over ? Optional.of(over.outcome()) : Optional.empty();
        return new LookBack<>(game, PlayingLevel.THREE, 5).weighed(steps, state, outcome, () -> false, () -> {});
    }

    private static String opening() {
        return opening(OgreChess.game());
    }

    private static <S, A> String opening(Game<S, A> game) {
        return game.writePosition(game.opening());
    }

    @Test
    void anEvenOpeningHasNoMistakes() {
        assertThat(weighed(OgreChess.game(), opening(), "e2-e3", "e7-e6"))
                .hasSize(2)
                .allSatisfy(choice -> {
                    assertThat(choice.chance()).isBetween(0.3, 0.75);
                    assertThat(choice.better()).isEmpty();
                    assertThat(choice.luck()).isEmpty();
                });
    }

    @Test
    void aReviewIsReproducible() {
        assertThat(weighed(OgreChess.game(), opening(), "e2-e3"))
                .isEqualTo(weighed(OgreChess.game(), opening(), "e2-e3"));
    }

    @Test
    void aStoppedReviewReturnsTheChoicesSoFar() {
        stopped(OgreChess.game());
    }

    private static <S, A> void stopped(Game<S, A> game) {
        A action = game.readAction(game.opening(), "e2-e3").orThrow();
        LookBack<S, A> look = new LookBack<>(game, PlayingLevel.ONE, 5);
        assertThat(look.weighed(
                        List.of(new LookBack.Step<>(1, game.opening(), action)),
                        game.opening(),
                        Optional.empty(),
                        () -> true,
                        () -> {}))
                .isEmpty();
    }
}

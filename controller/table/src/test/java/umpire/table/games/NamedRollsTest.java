package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** When the camera cannot read the dice, a roll is named in the game's notation or by the faces of its dice. */
class NamedRollsTest {
    private static final int MOST_ACTIONS = 2_000;

    /** In these games every roll can be named in words. In the others cards and poses decide, which the camera sees. */
    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ground-force", "die-men"})
    void theFirstRollOfAGameIsNamedEitherWay(String name) {
        Game<?, ?> game = GameCatalogue.open(name, Map.of()).orThrow();
        assertThat(named(game, false)).isEqualTo(new CommandAnswer.Done("The roll was named."));
        assertThat(named(game, true)).isEqualTo(new CommandAnswer.Done("The roll was named."));
    }

    private static <S, A> CommandAnswer named(Game<S, A> game, boolean byFaces) {
        Random random = new Random(1);
        S state = rollAwaited(game, random);
        List<DieShown> dice = game.sampleRoll(state, game.dice(), random::nextInt);
        String written = game.write(game.rolled(state, dice).orThrow());
        String faces = dice.stream().map(DieShown::face).collect(Collectors.joining(" "));
        return named(game, state, byFaces ? faces : written, written);
    }

    private static <S, A> CommandAnswer named(Game<S, A> game, S state, String roll, String written) {
        GameSession<S, A> begun = GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(game.writePosition(state))), 1_000))
                .next();
        GameSession.StepResult<S, A> step = begun.step(new Input.Ordered(new Command.NameRoll(roll), 2_000));
        assertThat(step.entries())
                .last()
                .satisfies(entry -> assertThat(entry.text()).isEqualTo(written));
        return step.answer().orElseThrow();
    }

    private static <S, A> S rollAwaited(Game<S, A> game, Random random) {
        S state = game.opening();
        for (int i = 0; i < MOST_ACTIONS; i++) {
            if (game.awaited(state) instanceof Awaited.Roll roll && !roll.cards()) {
                return state;
            }
            A action = RandomAction.of(game, state, random::nextInt);
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        throw new AssertionError("nobody rolled in " + MOST_ACTIONS + " actions of " + game.title());
    }

    @Test
    void aRollNamesTheDiceOfEachSide() {
        Game<?, ?> game = GameCatalogue.open("die-men", Map.of()).orThrow();
        String fives = "5 5 5 5 5 5 5 5 5 5 5 5 5 5 5";
        assertThat(begun(game, "roll red 15x5 blue " + fives)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(begun(game, "roll red 14x5 blue " + fives))
                .isEqualTo(CommandAnswer.notDone("Red rolls 15 dice, not 14."));
    }

    private static <S, A> CommandAnswer begun(Game<S, A> game, String roll) {
        S state = rollAwaited(game, new Random(1));
        return GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(game.writePosition(state))), 1_000))
                .next()
                .step(new Input.Ordered(new Command.NameRoll(roll), 2_000))
                .answer()
                .orElseThrow();
    }
}

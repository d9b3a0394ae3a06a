package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;
import umpire.table.games.GameCatalogue;

/** The dice of a virtual table show the result that counts, even if it is fixed before the throw. */
class LoadedDiceTest {
    private static <S, A> GameSession<S, A> lying(GameSession<S, A> session, Input input) {
        return session.step(new Input.SelfLaid(1))
                .next()
                .step(input)
                .next()
                .step(new Input.SelfLaid(3))
                .next();
    }

    private static Input ordered(Command command) {
        return new Input.Ordered(command, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void aThrowThatWasTakenBackShowsTheSameAgain(int seed) {
        takenBack(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), new Random(seed));
    }

    private static <S, A> void takenBack(Game<S, A> game, Random random) {
        S state = game.opening();
        while (!(game.awaited(state) instanceof Awaited.Roll)) {
            state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
        }
        Command.Start start = new Command.Start(Optional.of(game.writePosition(state)));
        GameSession<S, A> due = lying(GameSession.open(game), ordered(start));
        assertThat(LoadedDice.of(game, due.snapshot())).isEmpty();
        List<DieShown> dice = game.sampleRoll(state, game.dice(), random::nextInt);
        GameSession<S, A> thrown = lying(due, new Input.DiceThrown(Optional.empty(), dice, 2));
        GameSession<S, A> back = lying(thrown, ordered(new Command.TakeBack(Optional.empty(), 1)));
        assertThat(LoadedDice.of(game, back.snapshot()).orElseThrow())
                .extracting(DieShown::face)
                .containsExactlyElementsOf(dice.stream().map(DieShown::face).toList());
    }
}

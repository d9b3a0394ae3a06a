package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/** A press of confirm takes nothing that nobody chose, as long as there is anything to choose; nor does a second one that follows at once. */
class ConfirmDefaultTest {
    private static final long SEED = 7;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 60);

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aPressTakesNothingWhileThereIsAChoice(Game<?, ?> game) {
        assertThat(pressed(game)).isGreaterThan(ACTIONS / 10);
    }

    private static <S, A> int pressed(Game<S, A> game) {
        AtomicInteger pressed = new AtomicInteger();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            if (game.actions(state).size() > 1) {
                pressed.incrementAndGet();
                press(game, state);
            }
        });
        return pressed.get();
    }

    private static <S, A> void press(Game<S, A> game, S state) {
        String position = game.writePosition(state);
        GameSession<S, A> session = GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(position)), 1_000))
                .next();
        assertThat(session.bulletin().prompt().chosen()).as(position).isEqualTo(-1);
        Input.Pressed press = new Input.Pressed(
                Optional.of(((Awaited.Choice) game.awaited(state)).seat()), ButtonMeaning.CONFIRM, 2_000);
        StepResult<S, A> once = session.step(press);
        assertThat(once.entries()).as(position).isEmpty();
        assertThat(once.next().step(press).entries())
                .as("%s, pressed twice", position)
                .isEmpty();
    }
}

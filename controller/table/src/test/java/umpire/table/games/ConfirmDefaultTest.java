package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;

/**
 * A press of confirm never takes a default while there is a choice, nor does an immediate second press. A later second press takes only the
 * seat's own action that forgoes the choice.
 */
class ConfirmDefaultTest {
    private static final long SEED = 7;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 60);

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    /** The phases that the test must reach, so that it is not vacuous. */
    private static final Map<String, List<String>> PHASES = Map.of(
            "ogre-chess", List.of("AwaitingMove", "AwaitingFire", "AwaitingAim"),
            "ogres-and-elves", List.of("Salting", "Moving", "Meeting", "Handling", "Bound", "Agreeing"),
            "ground-force", List.of("PlacingUnits", "ActivatingUnits", "RemovingUnit", "AdvancingUnits", "BuyingUnits"),
            "die-men", List.of("DeclaringOrders", "SpendingSet", "GobblingDice", "MarchingFreely"),
            "diceland-ogre", List.of("Enlisting", "Choosing", "Activating", "OgreMoving", "FoulWatching"));

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void aPressTakesNothingWhileThereIsAChoice(Game<?, ?> game) {
        assertThat(pressed(game)).containsAll(PHASES.get(game.id().name()));
    }

    private static <S, A> Set<String> pressed(Game<S, A> game) {
        Set<String> pressed = new TreeSet<>();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            if (game.actions(state).size() > 1) {
                pressed.add(phase(state));
                press(game, state);
            }
        });
        return pressed;
    }

    /** Returns the phase of a state, which is a type of its own. */
    private static String phase(Object state) {
        try {
            return state.getClass().getMethod("phase").invoke(state).getClass().getSimpleName();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static <S, A> void press(Game<S, A> game, S state) {
        String position = game.writePosition(state);
        GameSession<S, A> session = GameSession.open(game)
                .step(new Input.Ordered(new Command.Start(Optional.of(position)), 1_000))
                .next();
        assertThat(session.tableSnapshot().prompt().chosen()).as(position).isEqualTo(-1);
        Optional<A> pass = game.pass(state);
        for (Seat seat : game.seats()) {
            boolean asked = game.awaited(state) instanceof Awaited.Choice choice
                    && choice.seat().equals(seat);
            StepResult<S, A> once = session.step(confirm(seat, 2_000));
            assertThat(once.entries()).as(position).isEmpty();
            assertThat(once.next().step(confirm(seat, 2_400)).entries())
                    .as("%s, pressed twice at once", position)
                    .isEmpty();
            assertThat(once.next().step(confirm(seat, 2_600)).entries())
                    .as("%s, pressed twice by %s", position, seat)
                    .extracting(Entry::text)
                    .isEqualTo(pass.filter(forgoes -> asked).map(game::write).stream()
                            .toList());
        }
    }

    private static Input confirm(Seat seat, long nowMs) {
        return new Input.Pressed(Optional.of(seat), ButtonMeaning.CONFIRM, nowMs);
    }
}

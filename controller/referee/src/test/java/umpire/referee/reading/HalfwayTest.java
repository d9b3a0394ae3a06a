package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.toy.Scenes;
import umpire.referee.toy.Thimbles;
import umpire.rules.kernel.Picture;

/** A hand makes an action, and what follows from it is carried out when the table has taken it. */
class HalfwayTest {
    /** Whoever moves a coin to the last saucer has the one on the first taken away. */
    private static final Thimbles GAME = new Thimbles("cc..") {
        @Override
        public State after(State state, Action action) {
            State moved = super.after(state, action);
            return action.to() == 3 ? new State("." + moved.saucers().substring(1), moved.handled()) : moved;
        }

        @Override
        public Optional<Picture> halfway(State state, Action action) {
            return Optional.of(show(super.after(state, action)));
        }
    };

    @ParameterizedTest
    @ValueSource(strings = {"c..c", "...c"})
    void anActionIsTakenWithWhatFollowsFromItAndWithout(String seen) {
        Reading<Thimbles.State, Thimbles.Action> reading = read(seen);
        assertThat(reading).isInstanceOf(Reading.Played.class);
        assertThat(((Reading.Played<Thimbles.State, Thimbles.Action>) reading)
                        .explanation()
                        .actions())
                .containsExactly(new Thimbles.Action(1, 3));
    }

    private static Reading<Thimbles.State, Thimbles.Action> read(String seen) {
        BoardIndex index = new BoardIndex(GAME);
        ActionHistory<Thimbles.State, Thimbles.Action> history = ActionHistory.start(GAME, index, GAME.opening());
        return Reader.read(GAME, index, history, history.successors(), places(index, "cc.."), places(index, seen));
    }

    private static KnownPlaces places(BoardIndex index, String saucers) {
        return KnownPlaces.of(index, Scenes.of(GAME, GAME.show(new Thimbles.State(saucers, ""))));
    }
}

package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.referee.toy.Scenes;
import umpire.referee.toy.Thimbles;
import umpire.rules.kernel.Placement;

/** A hand makes an action, and its consequences are carried out once the table has accepted it. */
class HalfwayTest {
    /** A coin that moves to the last saucer removes the one on the first. */
    private static final Thimbles GAME = new Thimbles("cc..") {
        @Override
        public State after(State state, Action action) {
            State moved = super.after(state, action);
            return action.to() == 3 ? new State("." + moved.saucers().substring(1), moved.handled()) : moved;
        }

        @Override
        public Optional<Placement> intermediatePlacement(State state, Action action) {
            return Optional.of(show(super.after(state, action)));
        }
    };

    @ParameterizedTest
    @ValueSource(strings = {"c..c", "...c"})
    void anActionIsReadWithAndWithoutItsConsequences(String seen) {
        Reading<Thimbles.State, Thimbles.Action> reading = read(GAME, seen);
        assertThat(reading).isInstanceOf(Reading.Played.class);
        assertThat(((Reading.Played<Thimbles.State, Thimbles.Action>) reading)
                        .explanation()
                        .actions())
                .containsExactly(new Thimbles.Action(1, 3));
    }

    @Test
    void movingOnlyACoveredPieceIsAnAction() {
        Thimbles game = new Thimbles("btc.") {
            @Override
            public State after(State state, Action action) {
                String moved = super.after(state, action).saucers();
                return new State(moved.replace('c', '.'), "");
            }

            @Override
            public Optional<Placement> intermediatePlacement(State state, Action action) {
                return Optional.of(show(super.after(state, action)));
            }
        };
        BoardIndex index = new BoardIndex(game);
        Successors<Thimbles.State, Thimbles.Action> next =
                ActionHistory.start(game, index, game.opening()).successors();
        assertThat(next.explanations())
                .filteredOn(explanation -> explanation.actions().equals(List.of(new Thimbles.Action(0, 1))))
                .hasSize(2);
    }

    @Test
    void anActionWithoutConsequencesIsWeighedOnce() {
        Thimbles game = new Thimbles("cc..") {
            @Override
            public Optional<Placement> intermediatePlacement(State state, Action action) {
                return Optional.of(show(after(state, action)));
            }
        };
        BoardIndex index = new BoardIndex(game);
        Successors<Thimbles.State, Thimbles.Action> next =
                ActionHistory.start(game, index, game.opening()).successors();
        assertThat(next.explanations()).hasSameSizeAs(next.actions());
    }

    @Test
    void consequencesAloneDoNotRevealAnAction() {
        Thimbles voting = new Thimbles("cc..") {
            @Override
            public Optional<Placement> intermediatePlacement(State state, Action action) {
                return Optional.of(show(state));
            }
        };
        assertThat(read(voting, "c..c")).isInstanceOf(Reading.Impossible.class);
        List<Entry> begun = List.of(
                new Entry(Entry.EntryKind.SET_UP, voting.writePosition(voting.opening())),
                new Entry(Entry.EntryKind.PLAYED, "a-c"),
                new Entry(Entry.EntryKind.TAKEN_BACK, "1"));
        assertThat(GameSession.resume(voting, begun).tableSnapshot().prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("a-c", "a-d", "b-c", "b-d");
    }

    private static Reading<Thimbles.State, Thimbles.Action> read(Thimbles game, String seen) {
        BoardIndex index = new BoardIndex(game);
        ActionHistory<Thimbles.State, Thimbles.Action> history = ActionHistory.start(game, index, game.opening());
        return LookReader.read(
                game, index, history, history.successors(), places(game, index, "cc.."), places(game, index, seen));
    }

    private static KnownPlaces places(Thimbles game, BoardIndex index, String saucers) {
        return KnownPlaces.of(index, Scenes.of(game, game.show(new Thimbles.State(saucers, ""))));
    }
}

package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.OpponentState;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;

/** The table knows what its own hands mean to play: it asks nobody what that was. */
class OpponentIntentionTest {
    private static final String QUESTION = "Does this belong to the move before?";
    private static final int ACTIONS = 120;
    private static final int ENOUGH = 4;

    private int asked;

    @Test
    void theTablesOwnMoveIsNotAskedAbout() {
        follow(RandomStates.games()
                .filter(game -> game.id().name().equals("die-men"))
                .findFirst()
                .orElseThrow());
        assertThat(asked).isPositive();
    }

    private <S, A> void follow(Game<S, A> game) {
        RandomStates.choices(game, 3, ACTIONS, state -> {
            if (asked >= ENOUGH) {
                return;
            }
            Map<Placement, S> whole = new HashMap<>();
            game.actions(state)
                    .forEach(action -> whole.put(
                            game.show(GamePlay.after(game, state, action)), GamePlay.after(game, state, action)));
            for (A first : game.actions(state)) {
                S between = GamePlay.after(game, state, first);
                for (A second : isOfOne(game, state, between) ? game.actions(between) : List.<A>of()) {
                    S end = GamePlay.after(game, between, second);
                    if (asked < ENOUGH
                            && whole.containsKey(game.show(end))
                            && !whole.get(game.show(end)).equals(end)) {
                        tryOut(game, state, first, second);
                    }
                }
            }
        });
    }

    private static <S, A> boolean isOfOne(Game<S, A> game, S state, S between) {
        return game.awaited(state) instanceof Awaited.Choice one
                && game.awaited(between) instanceof Awaited.Choice other
                && one.seat().equals(other.seat())
                && !game.show(state).equals(game.show(between));
    }

    private <S, A> void tryOut(Game<S, A> game, S state, A first, A second) {
        ToyTable<S, A> people = played(game, state, first);
        Seat seat = people.bulletin().turn().orElseThrow();
        String notation = game.write(second);
        if (!people.playing(notation).prompt().says().contains(QUESTION)) {
            return;
        }
        asked++;
        ToyTable<S, A> table = played(game, state, first)
                .opponent(new OpponentState(List.of(seat), true, Optional.of(notation)))
                .playing(notation);
        assertThat(table.prompt().need()).isNotEqualTo(Prompt.Need.QUESTION);
        assertThat(table.journal()).last().isEqualTo(notation);
        ToyTable<S, A> other = played(game, state, first)
                .opponent(new OpponentState(List.of(), true, Optional.of(notation)))
                .playing(notation);
        assertThat(other.prompt().need()).as("people mean what they say").isEqualTo(Prompt.Need.QUESTION);
    }

    private static <S, A> ToyTable<S, A> played(Game<S, A> game, S state, A first) {
        return ToyTable.at(game, state).playing(game.write(first));
    }
}

package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** No hand began what was only said: what the seat moves next is a move of its own, although it might have moved so instead. */
class SaidThenMovedTest {
    private static final int ACTIONS = 200;
    private static final int ENOUGH = 15;

    private int tried;

    @Test
    void aMoveAfterAWordIsNotAskedAbout() {
        RandomStates.games().filter(game -> game.id().name().equals("die-men")).forEach(this::follow);
        assertThat(tried).isEqualTo(ENOUGH);
    }

    private <S, A> void follow(Game<S, A> game) {
        RandomStates.choices(
                game,
                5,
                ACTIONS,
                state -> game.actions(state).stream()
                        .filter(word -> game.show(state).equals(game.show(GamePlay.after(game, state, word))))
                        .forEach(word -> afterWord(game, state, word)));
    }

    private <S, A> void afterWord(Game<S, A> game, S state, A word) {
        S between = GamePlay.after(game, state, word);
        if (tried == ENOUGH
                || !(game.awaited(between) instanceof Awaited.Choice next)
                || !next.seat().equals(game.seatOf(state, word))) {
            return;
        }
        List<String> instead = game.actions(state).stream().map(game::write).toList();
        for (A move : game.actions(between)) {
            boolean moves = !game.show(between).equals(game.show(GamePlay.after(game, between, move)));
            if (moves && instead.contains(game.write(move)) && tried < ENOUGH) {
                tried++;
                ToyTable<S, A> table = ToyTable.at(game, state)
                        .act(game.seatOf(state, word), game.write(word))
                        .playing(game.write(move));
                assertThat(table.prompt().says())
                        .as("%s after %s", game.write(move), game.write(word))
                        .doesNotContain("belong to the move before");
            }
        }
    }
}

package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** Where one set moves what a hand moves in one look, nobody's second set is spent without being asked. */
class OneSetAMoveTest {
    private static final int ACTIONS = 120;
    private static final int ENOUGH = 12;

    private int tried;

    @Test
    void twoMovesInOneLookAreNeverTakenAsTwoSets() {
        RandomStates.games().filter(game -> game.id().name().equals("die-men")).forEach(this::follow);
        assertThat(tried).isEqualTo(ENOUGH);
    }

    private <S, A> void follow(Game<S, A> game) {
        RandomStates.choices(
                game,
                4,
                ACTIONS,
                state -> game.actions(state).stream()
                        .filter(first -> tried < ENOUGH && moves(game, state, first))
                        .findFirst()
                        .ifPresent(first -> twice(game, state, first)));
    }

    private static <S, A> boolean moves(Game<S, A> game, S state, A action) {
        return !game.show(state).equals(game.show(GamePlay.after(game, state, action)));
    }

    private <S, A> void twice(Game<S, A> game, S state, A first) {
        S between = GamePlay.after(game, state, first);
        if (!(game.awaited(between) instanceof Awaited.Choice next)
                || !next.seat().equals(game.seatOf(state, first))) {
            return;
        }
        game.actions(between).stream()
                .filter(second -> moves(game, between, second))
                .findFirst()
                .ifPresent(second -> {
                    tried++;
                    ToyTable<S, A> table = ToyTable.at(game, state);
                    int played = table.journal().size();
                    table.play(game.show(GamePlay.after(game, between, second)));
                    assertThat(table.journal())
                            .as("%s, %s", game.write(first), game.write(second))
                            .hasSizeLessThanOrEqualTo(played + 1);
                });
    }
}

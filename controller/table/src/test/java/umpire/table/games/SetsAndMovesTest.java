package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;

/** When each set of a side can be used once, the table never uses a set that no player meant, and does not ask about others. */
class SetsAndMovesTest {
    private static final int ENOUGH_SAID = 15;
    private static final int ENOUGH_MOVED = 12;

    private int tried;

    /**
     * After a declaration by words no hand has begun a move. So the next move is a new one, even if the declared set could have moved so.
     */
    @Test
    void aMoveAfterADeclarationIsNotAskedAbout() {
        RandomStates.games().filter(game -> game.id().name().equals("die-men")).forEach(this::afterWords);
        assertThat(tried).isEqualTo(ENOUGH_SAID);
    }

    /** Two moves in one observation never use a second set without asking. */
    @Test
    void twoMovesInOneObservationNeverUseTwoSets() {
        RandomStates.games().filter(game -> game.id().name().equals("die-men")).forEach(this::inOneLook);
        assertThat(tried).isEqualTo(ENOUGH_MOVED);
    }

    /** Red has four sets, and four units that moved in two pairs: no set is used for half of a squad. */
    @Test
    void twoSquadsMovedInOneObservationUseOneSetEach() {
        twoSquads(GameCatalogue.open("die-men", Map.of()).orThrow());
    }

    private <S, A> void twoSquads(Game<S, A> game) {
        S state = game.readPosition(
                        "1 spending red 2x9 - | deploy:e7 5,5,6,6,7,7,9,9 - open 0 | hold 1 - open 0 | red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:f2:2I,blue:d5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A1F,blue:h7:1C1H | - | - | -")
                .orThrow();
        ToyTable<S, A> table = ToyTable.at(game, state);
        S one = GamePlay.after(
                game, state, game.readAction(state, "move c2 c3 1D1I").orThrow());
        S both = GamePlay.after(game, one, game.readAction(one, "move f2 f3 2I").orThrow());
        table.play(game.show(both));
        assertThat(table.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("move c2 c3 1D1I move f2 f3 2I");
    }

    private <S, A> void afterWords(Game<S, A> game) {
        RandomStates.choices(
                game,
                5,
                200,
                state -> game.actions(state).stream()
                        .filter(word -> tried < ENOUGH_SAID && !moves(game, state, word))
                        .forEach(word ->
                                goingOn(game, state, word, (between, moves) -> afterWord(game, state, word, moves))));
    }

    private <S, A> void afterWord(Game<S, A> game, S state, A word, Stream<A> moves) {
        List<String> instead = game.actions(state).stream().map(game::write).toList();
        moves.map(game::write)
                .filter(move -> instead.contains(move) && tried < ENOUGH_SAID)
                .forEach(move -> {
                    tried++;
                    ToyTable<S, A> table = ToyTable.at(game, state)
                            .act(game.seatOf(state, word), game.write(word))
                            .playing(move);
                    assertThat(table.prompt().says())
                            .as("%s after %s", move, game.write(word))
                            .doesNotContain("belong to the move before");
                });
    }

    private <S, A> void inOneLook(Game<S, A> game) {
        RandomStates.choices(
                game,
                4,
                120,
                state -> game.actions(state).stream()
                        .filter(first -> tried < ENOUGH_MOVED && moves(game, state, first))
                        .findFirst()
                        .ifPresent(first -> goingOn(
                                game,
                                state,
                                first,
                                (between, moves) -> moves.findFirst()
                                        .ifPresent(second ->
                                                twice(game, state, first, GamePlay.after(game, between, second))))));
    }

    private <S, A> void twice(Game<S, A> game, S state, A first, S end) {
        tried++;
        ToyTable<S, A> table = ToyTable.at(game, state);
        int played = table.journal().size();
        table.play(game.show(end));
        assertThat(table.journal()).as(game.write(first)).hasSizeLessThanOrEqualTo(played + 1);
    }

    private static <S, A> boolean moves(Game<S, A> game, S state, A action) {
        return !game.show(state).equals(game.show(GamePlay.after(game, state, action)));
    }

    /** Passes on the state after an action, with the next moves of the same seat if it acts again. */
    private static <S, A> void goingOn(Game<S, A> game, S state, A action, BiConsumer<S, Stream<A>> then) {
        S between = GamePlay.after(game, state, action);
        if (game.awaited(between) instanceof Awaited.Choice next && next.seat().equals(game.seatOf(state, action))) {
            then.accept(between, game.actions(between).stream().filter(move -> moves(game, between, move)));
        }
    }
}

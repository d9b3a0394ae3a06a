package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.player.Ranked;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.Action;
import umpire.rules.ogrechess.OgreChess;
import umpire.rules.ogrechess.Position;
import umpire.table.games.GameCatalogue;

/** A hint names up to three actions in words, with the expected result. */
class TableHintTest {
    private static final Game<Position, Action> GAME = OgreChess.game();

    private final AtomicLong clockMs = new AtomicLong();

    private CommandAnswer hint(Optional<Seat> asking) {
        return new TableHint<>(GAME, () -> clockMs.addAndGet(2)).of(opening(), asking);
    }

    static StateSnapshot<Position> opening() {
        return GameSession.resume(GAME, List.of(new Entry(Entry.EntryKind.SET_UP, GAME.writePosition(GAME.opening()))))
                .snapshot();
    }

    @Test
    void threeActionsAreNamedForTheSeatToAct() {
        assertThat(hint(Optional.empty())).isInstanceOfSatisfying(CommandAnswer.Done.class, told -> {
            assertThat(told.says().lines())
                    .hasSize(3)
                    .allMatch(line -> line.contains(": wins about ") || line.endsWith(": about as good."));
            assertThat(told.actions()).hasSize(3).doesNotHaveDuplicates();
        });
    }

    /** The search is accurate to a tenth only. */
    @Test
    void anActionWithinATenthOfTheFirstIsAboutAsGood() {
        assertThat(ranked(0.61, 0.54).lines())
                .satisfiesExactly(
                        first -> assertThat(first).endsWith(": wins about 6 in 10."),
                        second -> assertThat(second).endsWith(": about as good."));
        assertThat(ranked(0.61, 0.5)).endsWith(": wins about 5 in 10.");
        assertThat(ranked(0.61)).endsWith(": wins about 6 in 10.");
    }

    @Test
    void anActionThatForgoesTheOthersFollowsEquallyGoodOnes() {
        assertThat(first(GameCatalogue.open("diceland-ogre", Map.of()).orThrow(), 0.35, 0.3))
                .isEqualTo("throw gev-1");
        assertThat(first(GameCatalogue.open("diceland-ogre", Map.of()).orThrow(), 0.35, 0.2))
                .isEqualTo("pass");
    }

    @Test
    void whereAllPlayTogetherAHintTellsTheScoreItMayLeadTo() {
        assertThat(together(GameCatalogue.open("ogres-and-elves", Map.of()).orThrow()))
                .isEqualTo("stay: may lead to about 83% of the highest score.");
    }

    private static <S, A> String together(Game<S, A> game) {
        S moving = game.readPosition(
                        "red moving - open | home:- home:- | - - - - - - - - - - R - - - - - | - nw ne se sw | - - - - | - - - -")
                .orThrow();
        Ranked<A> stay = new Ranked<>(game.readAction(moving, "stay").orThrow(), 0.83, 1);
        return new TableHint<>(game, () -> 0).says(moving, List.of(stay));
    }

    private static <S, A> String first(Game<S, A> game, double ofPass, double ofThrow) {
        S choosing = game.readPosition("red choosing | gev-1:red@hand ogre-blue:blue@8,0,0,90:1,4,2,8:15,15,15")
                .orThrow();
        List<Ranked<A>> ranked = List.of(
                new Ranked<>(game.readAction(choosing, "pass").orThrow(), ofPass, 1),
                new Ranked<>(game.readAction(choosing, "throw gev-1").orThrow(), ofThrow, 1));
        return game.write(new TableHint<>(game, () -> 0)
                .playingOn(choosing, ranked)
                .getFirst()
                .action());
    }

    private static String ranked(double... chances) {
        Position opening = GAME.opening();
        List<Action> actions = GAME.actions(opening);
        return new TableHint<>(GAME, () -> 0)
                .says(
                        opening,
                        IntStream.range(0, chances.length)
                                .mapToObj(i -> new Ranked<>(actions.get(i), chances[i], 1))
                                .toList());
    }

    @Test
    void aSeatThatIsNotAskedHasNothingToChoose() {
        assertThat(hint(Optional.of(GAME.seats().get(1)))).isInstanceOf(CommandAnswer.NotDone.class);
    }
}

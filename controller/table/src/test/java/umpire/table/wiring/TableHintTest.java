package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
            assertThat(told.says().lines()).hasSize(3).allMatch(line -> line.contains(": wins about "));
            assertThat(told.actions()).hasSize(3).doesNotHaveDuplicates();
        });
    }

    @Test
    void actionsWithEqualChancesAreSaidToBeAlike() {
        assertThat(ranked(0.61, 0.62)).endsWith(": wins about 6 in 10. The chances are alike: choose any.");
        assertThat(ranked(0.61, 0.72)).endsWith(": wins about 7 in 10.");
        assertThat(ranked(0.61)).endsWith(": wins about 6 in 10.");
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

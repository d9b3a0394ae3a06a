package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Bulletin;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.OgreChess;

/** Whoever asks what the table would play is told up to three actions, in words, and what is to be hoped for. */
class TableHintTest {
    private static final Game<?, ?> GAME = OgreChess.game();

    private final AtomicLong clockMs = new AtomicLong();

    private CommandAnswer hint(Bulletin bulletin, Optional<Seat> asking) {
        return new TableHint<>(GAME, () -> clockMs.addAndGet(2)).of(bulletin, asking);
    }

    static Bulletin opening() {
        return after(GAME);
    }

    private static <S, A> Bulletin after(Game<S, A> game) {
        return GameSession.resume(game, List.of(new Entry(Entry.EntryKind.SET_UP, game.writePosition(game.opening()))))
                .bulletin();
    }

    @Test
    void threeActionsAreNamedForWhoeverIsToAct() {
        assertThat(hint(opening(), Optional.empty())).isInstanceOfSatisfying(CommandAnswer.Done.class, told -> {
            assertThat(told.says().lines()).hasSize(3).allMatch(line -> line.matches(".+: wins about [0-9]+ in 10\\."));
            assertThat(told.actions()).hasSize(3).doesNotHaveDuplicates();
        });
    }

    @Test
    void aSeatThatIsNotAskedHasNothingToChoose() {
        assertThat(hint(opening(), Optional.of(GAME.seats().get(1)))).isInstanceOf(CommandAnswer.NotDone.class);
    }
}

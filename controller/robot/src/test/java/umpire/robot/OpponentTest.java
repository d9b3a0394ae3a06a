package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Bulletin;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.OgreChess;

/** Somebody plays Black for whoever sits at White. */
class OpponentTest {
    private static final List<Entry> STOOD = List.of(
            new Entry(
                    Entry.EntryKind.SET_UP,
                    OgreChess.game().writePosition(OgreChess.game().opening())),
            new Entry(Entry.EntryKind.PLAYED, "e2-e3"),
            new Entry(Entry.EntryKind.TAKEN_BACK, "1"));

    private final SplittableRandom random = new SplittableRandom(4);

    private static <S, A> Bulletin after(Game<S, A> game, String... played) {
        List<Entry> entries = new ArrayList<>(STOOD);
        List.of(played).forEach(notation -> entries.add(new Entry(Entry.EntryKind.PLAYED, notation)));
        return GameSession.resume(game, entries).bulletin();
    }

    private static <S, A> Opponent<S, A> black(Game<S, A> game) {
        return new Opponent<>(game, game.seats().subList(1, game.seats().size()), PlayingLevel.ONE, 7, () -> false);
    }

    @Test
    void itsHandsStayOffTheTableWhileOthersAreAsked() {
        Opponent<?, ?> black = black(OgreChess.game());
        assertThat(black.isAsked(after(OgreChess.game()))).isFalse();
        assertThat(black.isAsked(GameSession.open(OgreChess.game()).bulletin())).isFalse();
        assertThat(black.isAsked(after(OgreChess.game(), "e2-e3"))).isTrue();
    }

    @Test
    void itChoosesForItsOwnSeatAndSomethingElseWhenThatDidNotWork() {
        chooses(OgreChess.game());
    }

    private <S, A> void chooses(Game<S, A> game) {
        Opponent<S, A> black = black(game);
        S state = game.readPosition(after(game, "e2-e3").position()).orThrow();
        for (int asked = 0; asked < 3; asked++) {
            A action = black.pick(state, random::nextInt);
            assertThat(game.actions(state)).contains(action);
            assertThat(game.seatOf(state, action)).isEqualTo(game.seats().get(1));
        }
    }

    @Test
    void itPlaysNobodyElse() {
        List<Seat> seats = OgreChess.game().seats();
        assertThat(black(OgreChess.game()).plays(seats.getFirst())).isFalse();
        assertThat(black(OgreChess.game()).plays(seats.get(1))).isTrue();
    }
}

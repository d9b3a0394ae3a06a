package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.Bulletin;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.Input;
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
        return new Opponent<>(game, () -> Map.of(game.seats().get(1), PlayingLevel.ONE), 7, () -> false);
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
    void nobodyIsPlayedWhileNoSeatIsItsOwn() {
        Opponent<?, ?> away = new Opponent<>(OgreChess.game(), Map::of, 7, () -> false);
        assertThat(away.isAway()).isTrue();
        assertThat(away.isAsked(after(OgreChess.game(), "e2-e3"))).isFalse();
        assertThat(away.answer(after(OgreChess.game(), "e2-e3"))).isEmpty();
    }

    @Test
    void whoeverWantsToTakeBackMay() {
        Seat white = OgreChess.game().seats().getFirst();
        Seat black = OgreChess.game().seats().get(1);
        Bulletin told = asked(new Command.TakeBack(Optional.of(white), 2), "e2-e3", "e7-e6");
        assertThat(black(OgreChess.game()).answer(told)).contains(new Command.AnswerTakeBack(Optional.of(black), true));
    }

    @Test
    void anEvenGameIsPlayedOnWhenADrawIsOffered() {
        Seat white = OgreChess.game().seats().getFirst();
        Seat black = OgreChess.game().seats().get(1);
        Bulletin told = asked(new Command.End(Optional.of(white), EndRequest.OFFER_DRAW), "e2-e3");
        assertThat(black(OgreChess.game()).answer(told))
                .contains(new Command.End(Optional.of(black), EndRequest.DECLINE_DRAW));
    }

    private static Bulletin asked(Command command, String... played) {
        List<Entry> entries = new ArrayList<>(STOOD);
        List.of(played).forEach(notation -> entries.add(new Entry(Entry.EntryKind.PLAYED, notation)));
        return GameSession.resume(OgreChess.game(), entries)
                .step(new Input.Ordered(command, 1_000))
                .next()
                .bulletin();
    }

    @Test
    void itPlaysNobodyElse() {
        List<Seat> seats = OgreChess.game().seats();
        assertThat(black(OgreChess.game()).plays(seats.getFirst())).isFalse();
        assertThat(black(OgreChess.game()).plays(seats.get(1))).isTrue();
    }
}

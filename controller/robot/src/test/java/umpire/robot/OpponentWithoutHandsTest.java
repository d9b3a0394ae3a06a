package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.ogrechess.Action;
import umpire.rules.ogrechess.OgreChess;
import umpire.rules.ogrechess.Position;

/** On a wooden table the opponent announces its actions, and people carry them out. */
@Timeout(60)
class OpponentWithoutHandsTest {
    private static final Game<Position, Action> GAME = OgreChess.game();
    private static final Seat WHITE = GAME.seats().getFirst();
    private static final Seat BLACK = GAME.seats().get(1);

    private final AtomicLong clockMs = new AtomicLong(1_000);
    private final RobotSwitch control = new RobotSwitch();
    private final AtomicReference<GameSession<Position, Action>> session = new AtomicReference<>(GameSession.resume(
            GAME,
            List.of(
                    new Entry(Entry.EntryKind.SET_UP, GAME.writePosition(GAME.opening())),
                    new Entry(Entry.EntryKind.PLAYED, "e2-e3"))));
    private final AtomicReference<Map<Seat, PlayingLevel>> seated =
            new AtomicReference<>(Map.of(BLACK, PlayingLevel.ONE));

    private void told(Input input) {
        session.updateAndGet(now -> now.step(input).next());
    }

    private TableSnapshot tableSnapshot() {
        return session.get().tableSnapshot();
    }

    private OpponentWithoutHands<Position, Action> opponent() {
        return new OpponentWithoutHands<>(
                GAME,
                new LivePlay.RefereedTable<>(() -> session.get().snapshot(), this::told),
                control,
                false,
                () -> clockMs.addAndGet(10),
                seated::get,
                3);
    }

    private void until(int actions) throws InterruptedException {
        while (tableSnapshot().actionsPlayed() < actions) {
            Thread.sleep(20);
        }
    }

    @Test
    void itsActionsAreAnnouncedAndPeopleCarryThemOut() throws Exception {
        try (OpponentWithoutHands<?, ?> opponent = opponent()) {
            opponent.start();
            until(2);
            Thread.sleep(700);
        }
        // White is a person, so nothing is played for White.
        assertThat(tableSnapshot().actionsPlayed()).isEqualTo(2);
        assertThat(tableSnapshot().turn()).contains(WHITE);
    }

    @Test
    void aSeatIsPlayedWhileNoPersonSitsThere() throws Exception {
        seated.set(Map.of());
        try (OpponentWithoutHands<?, ?> opponent = opponent()) {
            opponent.start();
            Thread.sleep(700);
            assertThat(tableSnapshot().actionsPlayed()).isEqualTo(1);
            seated.set(Map.of(BLACK, PlayingLevel.TWO));
            until(2);
        }
    }

    @Test
    void aDrawIsAnsweredAtOnce() throws Exception {
        told(new Input.Ordered(new Command.End(Optional.of(WHITE), EndRequest.OFFER_DRAW), 2_000));
        assertThat(tableSnapshot().requests().draw()).isPresent();
        try (OpponentWithoutHands<?, ?> opponent = opponent()) {
            opponent.start();
            while (tableSnapshot().requests().draw().isPresent()) {
                Thread.sleep(20);
            }
        }
    }
}

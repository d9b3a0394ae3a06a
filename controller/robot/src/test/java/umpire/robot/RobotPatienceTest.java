package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.rules.ogrechess.Action;
import umpire.rules.ogrechess.OgreChess;
import umpire.rules.ogrechess.Position;

final class RobotPatienceTest {
    private static final long DONE_MS = 20_000;

    private final StateSnapshot<Position> setUp =
            GameSession.open(OgreChess.game()).snapshot();
    private final List<Long> begun = new ArrayList<>();

    /** Hands that take long for their first deed. */
    private final class SlowHands implements Hands {
        @Override
        public void arrange(Placement picture, Set<Integer> going, long nowMs) {
            begun.add(nowMs);
        }

        @Override
        public List<FollowedPieces.Tagged> standing(long nowMs) {
            return List.of();
        }

        @Override
        public boolean busy(long nowMs) {
            return nowMs > 0 && nowMs < DONE_MS;
        }

        @Override
        public void spread(Place place, long nowMs) {}

        @Override
        public void tap(Seat seat, Place place, Optional<Token> token, Set<Integer> tags, long nowMs) {}

        @Override
        public void roll(Awaited.Roll roll, long nowMs) {}

        @Override
        public void rollAgain(Awaited.Roll roll, long nowMs) {}

        @Override
        public void lay(Awaited.Roll roll, List<DieShown> dice, long nowMs) {}

        @Override
        public List<String> unreadable(Awaited.Roll roll, long nowMs) {
            return List.of();
        }

        @Override
        public String faces(long nowMs) {
            return "";
        }

        @Override
        public boolean takeAwayLeaning(long nowMs) {
            return false;
        }

        @Override
        public void press(Seat seat, ButtonMeaning button, long nowMs) {}

        @Override
        public void ask(Seat seat, String notation, long nowMs) {}

        @Override
        public void name(String dice, long nowMs) {}

        @Override
        public List<String> ownFaces(Seat seat, long nowMs) {
            return List.of();
        }

        @Override
        public void nameDice(Seat seat, List<String> faces, long nowMs) {}
    }

    @Test
    void theAnswerTimeoutStartsAfterTheHandsHaveFinished() {
        Robot<Position, Action> robot = new Robot<>(OgreChess.game(), PlayStyle.RANDOM, new SlowHands(), 1);
        for (long nowMs = 0; nowMs <= DONE_MS + 5_000; nowMs += 100) {
            robot.act(setUp, nowMs);
        }
        assertThat(begun).containsExactly(0L);
    }

    @Test
    void anUnansweredActionIsRetried() {
        Robot<Position, Action> robot = new Robot<>(OgreChess.game(), PlayStyle.RANDOM, new SlowHands(), 1);
        for (long nowMs = 0; nowMs <= DONE_MS + 10_000; nowMs += 100) {
            robot.act(setUp, nowMs);
        }
        assertThat(begun).hasSize(2);
    }

    /** The table asks a moment later for an action's consequences to be carried out. */
    @Test
    void theRobotPausesBetweenActionAndNextChoice() {
        Robot<Position, Action> robot = new Robot<>(OgreChess.game(), PlayStyle.RANDOM, new SlowHands(), 1);
        StateSnapshot<Position> chosen = new StateSnapshot<>(after(setUp.tableSnapshot(), 1), setUp.state());
        for (long nowMs = DONE_MS; nowMs <= DONE_MS + 2_000; nowMs += 100) {
            robot.act(chosen, nowMs);
        }
        assertThat(begun).containsExactly(DONE_MS + 1_000);
    }

    private static TableSnapshot after(TableSnapshot of, int actions) {
        Prompt prompt = new Prompt(
                Prompt.Need.CHOICE,
                Optional.of(of.game().seats().getFirst()),
                "Move.",
                List.of(),
                -1,
                List.of(),
                List.of());
        return new TableSnapshot(
                        of.status(),
                        of.game(),
                        of.turn(),
                        actions,
                        of.state(),
                        of.legal(),
                        of.waiting(),
                        of.outcome(),
                        of.requests())
                .asking(prompt);
    }

    /** A stuck robot's message goes into the log. */
    @Test
    void aStuckRobotReportsThePositionUnlessItIsSecret() {
        assertThatThrownBy(() -> await(setUp))
                .isInstanceOf(LawBroken.class)
                .hasMessageContaining(setUp.tableSnapshot().position());
        assertThatThrownBy(() -> await(new StateSnapshot<>(withSecret(setUp.tableSnapshot()), setUp.state())))
                .isInstanceOf(LawBroken.class)
                .message()
                .doesNotContain(setUp.tableSnapshot().position());
    }

    private void await(StateSnapshot<Position> snapshot) {
        Robot<Position, Action> robot = new Robot<>(OgreChess.game(), PlayStyle.RANDOM, new SlowHands(), 1);
        for (long nowMs = 0; nowMs <= 1_000_000; nowMs += 100) {
            robot.act(snapshot, nowMs);
        }
    }

    private static TableSnapshot withSecret(TableSnapshot of) {
        TableSnapshot.ShownState open = of.state();
        return new TableSnapshot(
                of.status(),
                of.game(),
                of.turn(),
                of.actionsPlayed(),
                new TableSnapshot.ShownState(
                        open.position(),
                        open.view(),
                        Map.of(of.game().seats().getFirst(), open.view()),
                        open.lost(),
                        open.scores(),
                        open.values(),
                        open.chances()),
                of.legal(),
                of.waiting(),
                of.outcome(),
                of.requests());
    }
}

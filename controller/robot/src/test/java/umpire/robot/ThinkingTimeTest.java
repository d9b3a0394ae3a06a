package umpire.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.player.PlayingLevel;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.ogrechess.OgreChess;
import umpire.rules.ogrechess.Position;

/** The time limit is that of a turn, however many actions the turn has. */
class ThinkingTimeTest {
    private final AtomicLong nowMs = new AtomicLong();
    private final StateSnapshot<Position> whites = after();
    private StateSnapshot<Position> present = whites;
    private final ThinkingTime<Position> time = new ThinkingTime<>(() -> present, nowMs::get);

    private static StateSnapshot<Position> after(String... played) {
        var opening = new Entry(
                Entry.EntryKind.SET_UP,
                OgreChess.game().writePosition(OgreChess.game().opening()));
        var entries = new ArrayList<>(List.of(opening));
        Arrays.stream(played).forEach(action -> entries.add(new Entry(Entry.EntryKind.PLAYED, action)));
        return GameSession.resume(OgreChess.game(), entries).snapshot();
    }

    /** Thinks until the time is up, and returns how long that took. */
    private long thinksMs(PlayingLevel level) {
        long beganMs = nowMs.get();
        time.begin(present, level);
        while (!time.isUp()) {
            nowMs.incrementAndGet();
        }
        time.end();
        return nowMs.get() - beganMs;
    }

    @ParameterizedTest
    @CsvSource({"ONE, 3000", "THREE, 3000", "FOUR, 5000", "FIVE, 8000"})
    void allActionsOfATurnShareItsTime(PlayingLevel level, long mostMs) {
        long spentMs = 0;
        for (int action = 0; action < 6; action++) {
            spentMs += thinksMs(level);
        }
        assertThat(spentMs).isBetween(mostMs / 2, mostMs);
    }

    @Test
    void anActionAfterThatStillHasAMoment() {
        for (int action = 0; action < 20; action++) {
            assertThat(thinksMs(PlayingLevel.ONE)).isPositive();
        }
        assertThat(thinksMs(PlayingLevel.ONE)).isEqualTo(50);
    }

    @Test
    void theNextTurnHasItsWholeTime() {
        long firstMs = thinksMs(PlayingLevel.TWO);
        assertThat(thinksMs(PlayingLevel.TWO)).isLessThan(firstMs);
        time.look(after("e2-e3"));
        assertThat(thinksMs(PlayingLevel.TWO)).isEqualTo(firstMs);
    }
}

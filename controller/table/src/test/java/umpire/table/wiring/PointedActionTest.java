package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Cue;
import umpire.rules.kernel.Place;

class PointedActionTest {
    private final Bulletin said = TableHintTest.opening();

    private Bulletin pointedAt(long nowMs) {
        return PointedAction.of("b1-c3", said, 1_000).orElseThrow().pointedAt(said, nowMs);
    }

    @Test
    void whatIsTakenAndWhereItIsPutAreLitForAWhile() {
        assertThat(pointedAt(1_001).waiting().prompt().cues())
                .containsExactly(
                        new Cue(new Place("b1"), Cue.Role.TAKE_FROM, 1), new Cue(new Place("c3"), Cue.Role.PUT_TO, 1));
        assertThat(pointedAt(1_000_000)).isEqualTo(said);
    }

    @Test
    void nothingElseThatIsSaidChanges() {
        assertThat(pointedAt(1_001).pointingAt(said.waiting().prompt().cues())).isEqualTo(said);
    }

    @Test
    void whatIsNotLegalIsNotPointedAt() {
        assertThat(PointedAction.of("b1-b8", said, 0)).isEmpty();
    }
}

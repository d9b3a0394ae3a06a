package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

class PointedActionTest {
    private final TableSnapshot said = TableHintTest.opening().tableSnapshot();

    private TableSnapshot pointedAt(long nowMs) {
        return PointedAction.of("b1-c3", said, 1_000).orElseThrow().pointedAt(said, nowMs);
    }

    @Test
    void pieceAndTargetAreLitForAWhile() {
        assertThat(pointedAt(1_001).waiting().prompt().cues())
                .containsExactly(
                        new Cue(new Place("b1"), Cue.Role.TAKE_FROM, 1), new Cue(new Place("c3"), Cue.Role.PUT_TO, 1));
        assertThat(pointedAt(1_000_000)).isEqualTo(said);
    }

    @Test
    void nothingElseInTheBulletinChanges() {
        assertThat(pointedAt(1_001).pointingAt(said.waiting().prompt().cues())).isEqualTo(said);
    }

    @Test
    void illegalActionsAreNotPointedAt() {
        assertThat(PointedAction.of("b1-b8", said, 0)).isEmpty();
    }

    /** A correction's cues have priority. */
    @Test
    void correctionsHavePriority() {
        TableSnapshot wrong = asked(List.of(new Correction(
                new Token("white-HVY"), Optional.of(new Place("c3")), Optional.of(new Place("b1")), "Move it back.")));
        assertThat(PointedAction.of("b1-c3", wrong, 1_000).orElseThrow().pointedAt(wrong, 1_001))
                .isEqualTo(wrong);
        assertThat(pointedAt(1_001)).isNotEqualTo(said);
    }

    private TableSnapshot asked(List<Correction> corrections) {
        Prompt now = said.waiting().prompt();
        Prompt prompt =
                new Prompt(now.need(), now.seat(), now.says(), now.options(), now.chosen(), corrections, now.cues());
        TableSnapshot.WaitingFor same = said.waiting();
        return new TableSnapshot(
                said.status(),
                said.game(),
                said.turn(),
                said.actionsPlayed(),
                said.state(),
                said.legal(),
                new TableSnapshot.WaitingFor(prompt, same.roll(), same.namings(), same.layingOut(), same.teaching()),
                said.outcome(),
                said.requests());
    }
}

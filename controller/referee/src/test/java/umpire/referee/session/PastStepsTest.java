package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.referee.toy.Desk.MOVED;
import static umpire.referee.toy.Desk.REPLIED;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Place;

/** Replays a game without its secrets. */
class PastStepsTest {
    @Test
    void thereAreNoStepsBeforeAGame() {
        assertThat(new Desk().session().past()).isEmpty();
    }

    @Test
    void everyStepHasItsLinesAndItsView() {
        List<PastStep> past = Desk.begun().play(MOVED).play(REPLIED).session().past();
        assertThat(past).extracting(PastStep::number).containsExactly(0, 1, 2, 3);
        assertThat(past).extracting(PastStep::setUp).containsOnly(false);
        assertThat(past.get(0).lines()).isEmpty();
        assertThat(past.get(0).view().placement().visibleByPlace()).containsKey(new Place("a1"));
        assertThat(past.get(1).view().placement().visibleByPlace())
                .containsKey(new Place("a2"))
                .doesNotContainKey(new Place("a1"));
        assertThat(past.get(1).changed()).containsExactlyInAnyOrder(new Place("a1"), new Place("a2"));
        assertThat(past.get(2).lines()).extracting(GameLogEntry::says).containsExactly("White holds fire.");
        assertThat(past.get(3).changed()).containsExactlyInAnyOrder(new Place("a4"), new Place("b4"));
    }

    @Test
    void actionsTakenBackAreLeftOut() {
        Desk desk = Desk.begun().play(MOVED).play(Desk.OPENING);
        assertThat(desk.session().past()).extracting(PastStep::number).containsExactly(0);
    }

    @Test
    void theEndIsToldWithTheLastStep() {
        Desk desk = Desk.begun().play(MOVED);
        desk.order(new Command.End(Optional.of(Outpost.BLACK), EndRequest.RESIGN));
        assertThat(desk.session().past().getLast().lines())
                .extracting(GameLogEntry::kind)
                .endsWith("over");
    }

    /** An estimate may reveal secrets. */
    @Test
    void chancesAreEmptyBeforeTheEnd() {
        Desk desk = Desk.begun().play(MOVED);
        assertThat(desk.session().past())
                .allSatisfy(step -> assertThat(step.chances()).isEmpty());
        desk.order(new Command.End(Optional.of(Outpost.BLACK), EndRequest.RESIGN));
        assertThat(desk.session().past().getLast().chances()).containsExactly(1.0, 0.0);
    }

    @Test
    void secretDeclarationsAreShownOnlyOnceAllHaveDeclared() {
        Beach beach = Beach.at("0 - -").play(0);
        beach.order(new Command.Act(Optional.of(Shore.SEA), "Sea flood"));
        List<PastStep> past = beach.past();
        assertThat(past.toString()).doesNotContain("flood");
        beach.order(new Command.Act(Optional.of(Shore.SEA), "Sea ebb"));
        assertThat(beach.past()).isEqualTo(past);
    }
}

package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenToken;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** A player who moves a piece on after its move was accepted is asked whether the move was meant differently. */
class AmendmentTest {
    private static final Shore.State START = new Shore.State(1, "ebb", "ebb");

    private final Shore game = new Shore();
    private final BoardIndex index = new BoardIndex(game);

    private ActionHistory<Shore.State, Shore.Action> after(Shore.Action... actions) {
        ActionHistory<Shore.State, Shore.Action> history = ActionHistory.start(game, index, START);
        for (Shore.Action action : actions) {
            history = history.played(
                    action,
                    history.successors().plain().stream()
                            .filter(explanation -> explanation.actions().equals(List.of(action)))
                            .findFirst()
                            .orElseThrow()
                            .end());
        }
        return history;
    }

    private KnownPlaces showing(int crab) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        for (int rock = 0; rock < 3; rock++) {
            places.put(Shore.rock(rock), rock == crab ? List.of(Shore.CRAB) : List.of());
        }
        SeenToken buoy = new SeenToken(Shore.BUOY, 1, Shore.MOORING, 1);
        return KnownPlaces.of(index, new Settled(places, new TreeMap<>(), List.of(buoy), List.of()));
    }

    private Reading<Shore.State, Shore.Action> moved(ActionHistory<Shore.State, Shore.Action> history, int crab) {
        return LookReader.read(
                game,
                index,
                history,
                history.successors(),
                showing(history.state().crab()),
                showing(crab));
    }

    private static void asks(Reading<Shore.State, Shore.Action> reading, int actionsTakenBack) {
        if (!(reading instanceof Reading.Open<Shore.State, Shore.Action> open)) {
            throw new AssertionError("read as " + reading);
        }
        assertThat(open.question()).isEqualTo("Was the last move meant differently?");
        assertThat(open.candidates()).singleElement().satisfies(explanation -> {
            assertThat(explanation.takenBack()).isEqualTo(actionsTakenBack);
            assertThat(explanation.actions()).containsExactly(new Shore.Action.Crawl(0));
        });
    }

    @Test
    void theLastStepIsAmendable() {
        asks(moved(after(new Shore.Action.Crawl(2)), 0), 1);
    }

    @Test
    void aStepIsAmendableAfterAnActionThatNoHandMade() {
        asks(moved(after(new Shore.Action.Crawl(2), new Shore.Action.Declare(Shore.LAND, "ebb")), 0), 2);
    }

    @Test
    void aStepIsAmendableUpToSixStepsBackAndNoFurther() {
        ActionHistory<Shore.State, Shore.Action> history = after(new Shore.Action.Crawl(2));
        for (int i = 0; i < 5; i++) {
            history = history.stands(history.state());
        }
        asks(moved(history, 0), 6);
        assertThat(moved(history.stands(history.state()), 0)).isInstanceOf(Reading.Impossible.class);
    }
}

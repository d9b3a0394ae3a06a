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

/** Who moves a piece once more after its move was accepted is asked whether the move was meant differently. */
class AmendmentTest {
    private static final Shore.State START = new Shore.State(1, "ebb", "ebb");

    private final Shore game = new Shore();
    private final Ground ground = new Ground(game);

    private History<Shore.State, Shore.Action> after(Shore.Action... actions) {
        History<Shore.State, Shore.Action> history = History.start(game, ground, START);
        for (Shore.Action action : actions) {
            history = history.played(
                    action,
                    history.prospects().plain().stream()
                            .filter(story -> story.actions().equals(List.of(action)))
                            .findFirst()
                            .orElseThrow()
                            .end());
        }
        return history;
    }

    private Scene showing(int crab) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        for (int rock = 0; rock < 3; rock++) {
            places.put(Shore.rock(rock), rock == crab ? List.of(Shore.CRAB) : List.of());
        }
        SeenToken buoy = new SeenToken(Shore.BUOY, 1, Shore.MOORING, 1);
        return Scene.of(ground, new Settled(places, new TreeMap<>(), List.of(buoy), List.of()));
    }

    private Reading<Shore.State, Shore.Action> moved(History<Shore.State, Shore.Action> history, int crab) {
        return Reader.read(
                game,
                ground,
                history,
                history.prospects(),
                showing(history.state().crab()),
                showing(crab));
    }

    private static void asks(Reading<Shore.State, Shore.Action> reading, int actionsTakenBack) {
        if (!(reading instanceof Reading.Open<Shore.State, Shore.Action> open)) {
            throw new AssertionError("read as " + reading);
        }
        assertThat(open.question()).isEqualTo("Was the last move meant differently?");
        assertThat(open.candidates()).singleElement().satisfies(story -> {
            assertThat(story.takenBack()).isEqualTo(actionsTakenBack);
            assertThat(story.actions()).containsExactly(new Shore.Action.Crawl(0));
        });
    }

    @Test
    void theLastStepIsAmendable() {
        asks(moved(after(new Shore.Action.Crawl(2)), 0), 1);
    }

    @Test
    void aStepIsAmendableAfterWhatNobodyDidByHand() {
        asks(moved(after(new Shore.Action.Crawl(2), new Shore.Action.Declare(Shore.LAND, "ebb")), 0), 2);
    }
}

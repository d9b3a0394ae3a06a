package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Thimbles;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;

/** Coins lie under two thimbles, a and b. One of them comes to lie on c. The lifted thimble tells which one. */
class UncoveredTest {
    private static final Place A = Thimbles.place(0);
    private static final Place B = Thimbles.place(1);
    private static final int A_MOMENT = 3;
    private static final int LONG = 30;

    private final Thimbles game = new Thimbles("bb.");
    private final Placement before = game.show(game.opening());
    private final Placement after = game.show(new Thimbles.State("tbc", ""));
    private final ToyTable<Thimbles.State, Thimbles.Action> table = ToyTable.at(game, game.opening());
    private Set<Place> hidden = Set.of();

    UncoveredTest() {
        table.through(this::seen);
    }

    private Observation seen(Observation look) {
        List<Sighting> sightings = new ArrayList<>();
        for (Sighting sighting : look.sightings()) {
            boolean out = hidden.contains(sighting.place());
            sightings.add(out ? new Sighting.Hidden(sighting.place(), "hand") : sighting);
        }
        return AlteredLook.withSightings(look, sightings);
    }

    private UncoveredTest handOver(Place... places) {
        hidden = Set.of(places);
        return this;
    }

    private UncoveredTest hand(Placement picture, int looks) {
        table.hand(picture, looks);
        hidden = Set.of();
        return this;
    }

    private UncoveredTest lift(Place place) {
        return hand(ToyTable.without(before, place), A_MOMENT).hand(before, A_MOMENT);
    }

    private UncoveredTest coinOnC() {
        table.hand(after, A_MOMENT).rest(after, Desk.SETTLE_LOOKS);
        return this;
    }

    private void assertPlayed(String action) {
        assertThat(table.journal()).endsWith(action);
    }

    private void assertAsked(String... actions) {
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(table.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactlyElementsOf(Stream.of(actions).toList());
    }

    @Test
    void aCoinCameFromBelowTheThimbleThatWasLifted() {
        lift(A).coinOnC();
        assertPlayed("a-c");
    }

    @Test
    void eitherThimbleMayBeTheLiftedOne() {
        lift(B).coinOnC();
        assertPlayed("b-c");
    }

    @Test
    void withoutAVisibleLiftTheTableAsks() {
        coinOnC();
        assertAsked("a-c", "b-c");
    }

    @Test
    void afterTwoLiftsTheTableAsks() {
        lift(A).lift(B).coinOnC();
        assertAsked("a-c", "b-c");
    }

    @Test
    void aHandThatPassesOverTheOtherThimbleLiftsNothingThere() {
        lift(A).handOver(B).hand(before, A_MOMENT).coinOnC();
        assertPlayed("a-c");
    }

    @Test
    void aThimbleHiddenForLongMakesTheTableAsk() {
        lift(A).handOver(B).hand(before, LONG).coinOnC();
        assertAsked("a-c", "b-c");
    }

    @Test
    void aThimbleThatWasOnlyOutOfSightWasNotSeenToBeLifted() {
        handOver(A).hand(before, LONG).coinOnC();
        assertAsked("a-c", "b-c");
    }

    @Test
    void aThimbleThatWasLiftedBeforeTheTableLaySettledIsNoProof() {
        lift(A);
        table.rest(before, Desk.SETTLE_LOOKS);
        coinOnC();
        assertAsked("a-c", "b-c");
    }

    @Test
    void aCoinThatMayHaveBeenTakenBeforeTheTableLaySettledIsAsked() {
        lift(B);
        table.rest(before, Desk.SETTLE_LOOKS);
        lift(A).coinOnC();
        assertAsked("a-c", "b-c");
    }
}

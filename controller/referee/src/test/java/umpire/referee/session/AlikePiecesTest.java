package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.input.Command;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Porters;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/** Tracks which of two like pieces has walked. Asks where no look showed one come. */
class AlikePiecesTest {
    private Porters game = new Porters();
    private Map<Integer, Integer> stops = Map.of();

    private ToyTable<Porters.State, Porters.Walk> at(String position, int first, int second) {
        stops = Map.of(1, first, 2, second);
        ToyTable<Porters.State, Porters.Walk> table = ToyTable.of(game).through(this::tagged);
        table.order(new Command.Start(Optional.of(position)));
        return table.play(picture());
    }

    /** Shows the porters with tags 1 and 2 at these stops. */
    private ToyTable<Porters.State, Porters.Walk> stand(
            ToyTable<Porters.State, Porters.Walk> table, int first, int second) {
        stops = Map.of(1, first, 2, second);
        return table.play(picture());
    }

    private Placement picture() {
        return new Placement(stops.values().stream()
                .map(stop -> Standing.on(Porters.stop(stop), Porters.PORTER))
                .toList());
    }

    private Observation tagged(Observation seen) {
        List<Sighting> sightings = seen.sightings().stream().map(this::tagged).toList();
        return AlteredLook.withSightings(seen, sightings);
    }

    private Sighting tagged(Sighting sighting) {
        if (!(sighting instanceof Sighting.Holds holds)) {
            return sighting;
        }
        List<Integer> tags = new ArrayList<>(IntStream.of(1, 2)
                .filter(tag -> at(tag).equals(holds.place()))
                .boxed()
                .toList());
        return new Sighting.Holds(
                holds.place(),
                holds.tokens().stream()
                        .map(token -> new SeenToken(token.token(), tags.removeFirst(), token.pose(), 1))
                        .toList());
    }

    private Place at(int tag) {
        return Porters.stop(stops.getOrDefault(tag, 0));
    }

    @Test
    void thePieceThatWalkedHereWalksOn() {
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 2.0", 1, 2), 2, 2);
        assertThat(stand(table, 3, 2).journal()).endsWith("1.0", "2.1");
    }

    @Test
    void thePieceThatStoodHereWalksOn() {
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 2.0", 1, 2), 2, 2);
        assertThat(stand(table, 2, 3).journal()).endsWith("1.0", "2.0");
    }

    @Test
    void whichOfTwoWalkedIsAskedWhereNeitherWasSeenToCome() {
        ToyTable<Porters.State, Porters.Walk> table = at("2.0 2.1", 2, 2);
        assertThat(stand(table, 3, 2).prompt().need()).isEqualTo(Need.QUESTION);
    }

    @Test
    void anAnswerIsRemembered() {
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 2.0", 1, 2), 2, 2);
        stand(stand(table, 3, 2), 3, 3);
        assertThat(table.journal()).endsWith("1.0", "2.1", "2.0");
    }

    @Test
    void goingBackIsAskedWhereItMayBeAWalk() {
        game = new Porters(Porters.Ways.ONWARD_AND_BACK);
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 3.0", 1, 3), 2, 3);
        assertThat(stand(table, 1, 3).prompt().need()).isEqualTo(Need.QUESTION);
    }

    @Test
    void goingBackTakesBackWhereTheGameSaysSo() {
        game = new Porters(Porters.Ways.BACK_TAKES_BACK);
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 3.0", 1, 3), 2, 3);
        assertThat(stand(table, 1, 3).tableSnapshot().position()).isEqualTo("1.0 3.0");
    }

    @Test
    void goingBackBySteps() {
        game = new Porters(Porters.Ways.BACK_TAKES_BACK);
        ToyTable<Porters.State, Porters.Walk> table = stand(at("1.0 3.0", 1, 3), 2, 3);
        assertThat(stand(stand(table, 1, 3), 2, 3).tableSnapshot().position()).isEqualTo("2.1 3.0");
    }

    @Test
    void aLikePieceOnTheOldPlaceIsNoTakeBack() {
        game = new Porters(Porters.Ways.BACK_TAKES_BACK);
        ToyTable<Porters.State, Porters.Walk> table = stand(stand(at("1.0 3.0", 1, 3), 1, 2), 2, 2);
        assertThat(stand(table, 2, 1).prompt().need()).isEqualTo(Need.QUESTION);
    }

    /** Lifts the porter with a tag and puts it back; both stand at stop 2. */
    private ToyTable<Porters.State, Porters.Walk> touch(ToyTable<Porters.State, Porters.Walk> table, int tag) {
        table.hand(picture(), 2);
        stops = Map.of(3 - tag, 2);
        table.hand(picture(), 2);
        stops = Map.of(1, 2, 2, 2);
        return table.hand(picture(), 2).rest(picture(), Desk.SETTLE_LOOKS);
    }

    @Test
    void theTouchedPieceIsMeantAndNotTheLikeOne() {
        game = new Porters(Porters.Ways.SITTING);
        ToyTable<Porters.State, Porters.Walk> walked = stand(at("1.0 2.0", 1, 2), 2, 2);
        assertThat(touch(walked, 1).journal()).endsWith("1.0", "2.1=");
        ToyTable<Porters.State, Porters.Walk> stood = stand(at("1.0 2.0", 1, 2), 2, 2);
        assertThat(touch(stood, 2).journal()).endsWith("1.0", "2.0=");
    }

    @Test
    void whichOfTwoIsTouchedIsAskedWhereNeitherWasSeenToCome() {
        game = new Porters(Porters.Ways.SITTING);
        ToyTable<Porters.State, Porters.Walk> table = touch(at("2.0 2.1", 2, 2), 1);
        assertThat(table.journal()).doesNotContain("2.0=", "2.1=");
        assertThat(table.prompt().options()).hasSize(2);
    }

    @Test
    void twoPiecesInTheSameConditionNeedNoQuestion() {
        ToyTable<Porters.State, Porters.Walk> table = at("1.0 1.0", 1, 1);
        assertThat(stand(table, 2, 1).journal()).endsWith("1.0");
        assertThat(stand(table, 2, 2).journal()).endsWith("1.0", "1.0");
        assertThat(stand(table, 3, 2).journal()).endsWith("2.1");
    }
}

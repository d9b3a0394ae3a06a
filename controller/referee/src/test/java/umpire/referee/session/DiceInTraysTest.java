package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Skirmish;

/** Dice stay in their trays after a roll. The places they hide there do not matter. */
class DiceInTraysTest {
    private static final Place TRAY = Skirmish.YELLOW_TRAY;
    private static final Place POST = new Place("yellow-1");
    private static final int LONG = 60;

    private final Skirmish game = new Skirmish();
    private final ToyTable<Skirmish.State, Skirmish.Action> table = ToyTable.at(game, game.opening());

    private Prompt hidden(Place... places) {
        return hidden("a die", game.show(game.opening()), places);
    }

    private Prompt hidden(String by, Placement shown, Place... places) {
        return table.through(seen -> hiding(seen, by, Set.of(places)))
                .rest(shown, LONG)
                .prompt();
    }

    private static Observation hiding(Observation seen, String by, Set<Place> places) {
        List<Sighting> sightings = seen.sightings().stream()
                .map(each -> places.contains(each.place()) ? new Sighting.Hidden(each.place(), by) : each)
                .toList();
        SeenDie die = new SeenDie("sticker", "yellow", Optional.of("shield"), false, new Pose(0, -125, 0), 0.97);
        return new Observation(
                seen.frame(),
                seen.takenMs(),
                true,
                seen.moving(),
                seen.hand(),
                true,
                sightings,
                seen.aside(),
                List.of(),
                List.of(die),
                List.of(),
                List.of());
    }

    @Test
    void aTrayThatDiceLieInIsNotSaidToBeHidden() {
        assertThat(hidden(TRAY, POST).says())
                .startsWith(POST + " (the Yellow Man) cannot be read: a die. Move the die off " + POST + ".");
    }

    @Test
    void hiddenTraysNeedNoPrompt() {
        assertThat(hidden(TRAY).need()).isNotEqualTo(Prompt.Need.SIGHT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a die", "an unread piece", "glare", "shadow"})
    void aPieceThatIsGoneIsMissedWhateverHidesATray(String by) {
        Placement gone = ToyTable.without(game.show(game.opening()), POST);
        assertThat(hidden(by, gone, TRAY, Skirmish.BLUE_TRAY).says()).contains("Put the Yellow Man back on " + POST);
    }
}

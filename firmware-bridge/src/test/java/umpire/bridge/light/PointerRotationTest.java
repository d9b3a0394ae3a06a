package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Cue.Role;
import umpire.referee.announcement.Prompt;
import umpire.rules.kernel.Place;

/** Places take turns at being pointed at from all sides, each for a time. */
class PointerRotationTest {
    private static Cue cue(String place, Role role, int step) {
        return new Cue(new Place(place), role, step);
    }

    private static Prompt prompt(int chosen, Cue... cues) {
        List<Prompt.Option> options = Stream.of("c3", "d4")
                .map(place -> new Prompt.Option(place, place, List.of(new Place(place))))
                .toList();
        return new Prompt(Prompt.Need.CHOICE, Optional.empty(), "", options, chosen, List.of(), List.of(cues));
    }

    private static List<String> places(List<Cue> cues) {
        return cues.stream().map(cue -> cue.place().name()).toList();
    }

    @Test
    void aSinglePlaceKeepsTheTurn() {
        PointerRotation pointerRotation = PointerRotation.of(prompt(-1, cue("a1", Role.MAY_GO, 0)), 123_456);
        assertThat(pointerRotation.onTurn()).contains(cue("a1", Role.MAY_GO, 0));
        assertThat(pointerRotation.startedMs()).isZero();
    }

    @Test
    void turnsGetShorterWithMorePlaces() {
        Cue a = cue("a1", Role.MAY_GO, 0);
        Cue b = cue("b1", Role.MAY_GO, 0);
        assertThat(PointerRotation.of(prompt(-1, a, b), 1799).onTurn()).contains(a);
        assertThat(PointerRotation.of(prompt(-1, a, b), 1800).onTurn()).contains(b);
        assertThat(PointerRotation.of(prompt(-1, a, b), 1900).startedMs()).isEqualTo(1800);
        Cue[] many = Stream.of("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1")
                .map(place -> cue(place, Role.MAY_GO, 0))
                .toArray(Cue[]::new);
        assertThat(PointerRotation.of(prompt(-1, many), 599).onTurn()).contains(many[0]);
        assertThat(PointerRotation.of(prompt(-1, many), 600).onTurn()).contains(many[1]);
        assertThat(PointerRotation.of(prompt(-1, many), 8 * 600).onTurn()).contains(many[0]);
    }

    @Test
    void onlyTheMostUrgentRoleTakesTurns() {
        PointerRotation pointerRotation = PointerRotation.of(
                prompt(-1, cue("a1", Role.MAY_GO, 0), cue("b1", Role.MAY_TOUCH, 0), cue("c1", Role.MAY_ACT, 0)), 0);
        assertThat(places(pointerRotation.asking())).containsExactly("b1");
    }

    @Test
    void onlyTheFirstStepTakesTurnsAndTheNextIsShown() {
        PointerRotation pointerRotation = PointerRotation.of(
                prompt(
                        -1,
                        cue("c1", Role.TAKE_FROM, 3),
                        cue("b1", Role.PUT_TO, 2),
                        cue("a1", Role.TAKE_FROM, 1),
                        cue("d1", Role.MAY_TOUCH, 0)),
                0);
        assertThat(places(pointerRotation.asking())).containsExactly("a1");
        assertThat(places(pointerRotation.cues())).containsExactlyInAnyOrder("a1", "b1", "d1");
        assertThat(pointerRotation.later(cue("b1", Role.PUT_TO, 2))).isTrue();
        assertThat(pointerRotation.later(cue("a1", Role.TAKE_FROM, 1))).isFalse();
        assertThat(pointerRotation.later(cue("d1", Role.MAY_TOUCH, 0))).isFalse();
        assertThat(pointerRotation.later(cue("e1", Role.TOUCHED, 2))).isFalse();
    }

    @Test
    void theMostUrgentIsPaintedLast() {
        PointerRotation pointerRotation = PointerRotation.of(
                prompt(0, cue("a1", Role.TAKE_FROM, 0), cue("b1", Role.LAST_ACTION, 0), cue("d1", Role.MAY_GO, 0)), 0);
        assertThat(places(pointerRotation.cues())).containsExactly("b1", "d1", "c3", "a1");
    }

    @Test
    void onlyTheChosenActionLooksTouched() {
        assertThat(PointerRotation.of(prompt(1), 0).cues()).containsExactly(cue("d4", Role.TOUCHED, 0));
        assertThat(PointerRotation.of(prompt(0), 0).cues()).containsExactly(cue("c3", Role.TOUCHED, 0));
        assertThat(PointerRotation.of(prompt(-1), 0).cues()).isEmpty();
        assertThat(PointerRotation.of(prompt(2), 0).cues()).isEmpty();
    }
}

package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.bridge.press.Press;
import umpire.hardware.Buttons;
import umpire.hardware.Rig;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.input.ButtonMeaning;
import umpire.rules.kernel.Seat;

class SeatAssignmentTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final SeatAssignment SEATING = SeatAssignment.of(Rig.standard(), List.of(WHITE, BLACK));

    private static Press press(String side, String press) {
        return new Press(new Buttons.Button(side, press, 5), Press.PressKind.SHORT, 90);
    }

    @Test
    void theFirstSeatSitsSouthAndTheNextOneOppositeIt() {
        assertThat(SEATING.seatBySide()).containsEntry("south", WHITE).containsEntry("north", BLACK);
        assertThat(SEATING.pressed(press("north", "undo"), Optional.of(WHITE), OpenRequests.NONE, 100)
                        .seat())
                .contains(BLACK);
    }

    @Test
    void theButtonForAllAndThoseOfAnEmptySideAreNobodys() {
        assertThat(SEATING.pressed(press("any", "help"), Optional.of(WHITE), OpenRequests.NONE, 100)
                        .seat())
                .isEqualTo(Optional.empty());
        SeatAssignment alone = SeatAssignment.of(Rig.standard(), List.of(WHITE));
        assertThat(alone.pressed(press("north", "confirm"), Optional.of(WHITE), OpenRequests.NONE, 100)
                        .seat())
                .isEmpty();
    }

    @Test
    void atFourSidesFourSeatsHaveTheirOwnButtons() {
        SeatAssignment four = SeatAssignment.of(Rig.standard(), List.of(WHITE, BLACK, new Seat("3"), new Seat("4")));
        assertThat(four.seatsBySide()).containsOnlyKeys("south", "north", "east", "west");
        assertThat(four.seatsBySide().values())
                .allSatisfy(seats -> assertThat(seats).hasSize(1));
    }

    @Test
    void neighboursShareTheButtonsOfTheirSideAndAnswerForNobodyElse() {
        Seat third = new Seat("Third");
        SeatAssignment three = new SeatAssignment(Map.of("south", List.of(WHITE, third), "north", List.of(BLACK)));
        assertThat(three.pressed(press("south", "confirm"), Optional.of(third), OpenRequests.NONE, 100)
                        .seat())
                .contains(third);
        assertThat(three.pressed(press("south", "confirm"), Optional.of(BLACK), OpenRequests.NONE, 100)
                        .seat())
                .contains(WHITE);
        assertThat(three.pressed(press("north", "confirm"), Optional.of(third), OpenRequests.NONE, 100)
                        .seat())
                .contains(BLACK);
    }

    @Test
    void amongNeighboursTheAskedOneAnswers() {
        Seat third = new Seat("Third");
        SeatAssignment three = new SeatAssignment(Map.of("south", List.of(WHITE, third), "north", List.of(BLACK)));
        OpenRequests asked = new OpenRequests(
                Optional.empty(), Optional.of(new TakeBackRequest(BLACK, false, 1, "a move", List.of(third))), 0);
        assertThat(three.pressed(press("south", "confirm"), Optional.of(WHITE), asked, 100)
                        .seat())
                .contains(third);
    }

    @ParameterizedTest
    @CsvSource({"confirm, CONFIRM", "next, NEXT", "undo, UNDO", "help, HELP"})
    void aButtonMeansWhatTheRigFileSays(String press, ButtonMeaning button) {
        assertThat(SEATING.pressed(press("south", press), Optional.of(WHITE), OpenRequests.NONE, 100)
                        .button())
                .isEqualTo(button);
    }
}

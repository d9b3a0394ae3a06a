package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.bridge.press.Press;
import umpire.hardware.Buttons;
import umpire.hardware.Rig;
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
        assertThat(SEATING.pressed(press("north", "undo"), Optional.of(WHITE), 100)
                        .seat())
                .contains(BLACK);
    }

    @Test
    void theButtonForAllAndThoseOfAnEmptySideAreNobodys() {
        assertThat(SEATING.pressed(press("any", "help"), Optional.of(WHITE), 100)
                        .seat())
                .isEqualTo(Optional.empty());
        SeatAssignment alone = SeatAssignment.of(Rig.standard(), List.of(WHITE));
        assertThat(alone.pressed(press("north", "confirm"), Optional.of(WHITE), 100)
                        .seat())
                .isEmpty();
    }

    @Test
    void whoeverPressesAnswersForASeatWithoutButtons() {
        Seat third = new Seat("Third");
        SeatAssignment three = SeatAssignment.of(Rig.standard(), List.of(WHITE, BLACK, third));
        assertThat(three.pressed(press("north", "confirm"), Optional.of(third), 100)
                        .seat())
                .isEmpty();
        assertThat(three.pressed(press("north", "confirm"), Optional.of(WHITE), 100)
                        .seat())
                .contains(BLACK);
        assertThat(three.pressed(press("north", "confirm"), Optional.empty(), 100)
                        .seat())
                .contains(BLACK);
    }

    @ParameterizedTest
    @CsvSource({"confirm, CONFIRM", "next, NEXT", "undo, UNDO", "help, HELP"})
    void aButtonMeansWhatTheRigFileSays(String press, ButtonMeaning button) {
        assertThat(SEATING.pressed(press("south", press), Optional.empty(), 100).button())
                .isEqualTo(button);
    }
}

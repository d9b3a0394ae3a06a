package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.bridge.press.Press;
import umpire.hardware.Buttons;
import umpire.referee.session.input.CommandAnswer;

class HintPressTest {
    private final List<String> told = new ArrayList<>();
    private final List<String> pointedAt = new ArrayList<>();
    private boolean othersWouldHear;
    private CommandAnswer answer = new CommandAnswer.Done(
            "HVY b1 to c3: wins about 60 in 100.\nGEV c1 to c3: wins about 50 in 100.", List.of("b1-c3", "c1-c3"));
    private final HintPress.HintedTable table = new HintPress.HintedTable() {
        @Override
        public boolean othersWouldHear() {
            return othersWouldHear;
        }

        @Override
        public void pointAt(String notation) {
            pointedAt.add(notation);
        }
    };

    private void press(String button, Press.PressKind kind) {
        new HintPress(() -> table, (asked, to) -> to.accept(answer), told::add)
                .pressed(new Press(new Buttons.Button("any", button, 26), kind, 0));
    }

    @Test
    void holdingHelpAnnouncesThreeActionsAndShowsTheBest() {
        press("help", Press.PressKind.LONG);
        assertThat(told)
                .containsExactly(
                        "The table would play: HVY b1 to c3: wins about 60 in 100. Or: GEV c1 to c3: wins about 50 in 100.");
        assertThat(pointedAt).containsExactly("b1-c3");
    }

    @Test
    void anyOtherPressAsksForNothing() {
        press("help", Press.PressKind.SHORT);
        press("undo", Press.PressKind.LONG);
        assertThat(told).isEmpty();
    }

    @Test
    void noHintIsGivenAgainstAnotherPerson() {
        othersWouldHear = true;
        press("help", Press.PressKind.LONG);
        assertThat(told).singleElement().asString().contains("on a phone");
        assertThat(pointedAt).isEmpty();
    }

    @Test
    void aMissingHintIsExplained() {
        answer = CommandAnswer.notDone("No hints are given at this table.");
        press("help", Press.PressKind.LONG);
        assertThat(told).containsExactly("No hints are given at this table.");
    }
}

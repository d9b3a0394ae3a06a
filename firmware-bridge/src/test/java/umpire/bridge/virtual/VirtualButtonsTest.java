package umpire.bridge.virtual;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.bridge.wire.Edge.Level.HIGH;
import static umpire.bridge.wire.Edge.Level.LOW;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.EdgeWireContract;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

class VirtualButtonsTest implements EdgeWireContract {
    private VirtualButtons buttons = new VirtualButtons(Buttons.standard(), () -> 0, 0);

    @Override
    public EdgeWire open(Buttons rig, LongSupplier clockMs) {
        buttons = new VirtualButtons(rig, clockMs, 0);
        return buttons;
    }

    @Override
    public void bring(int bcm, Edge.Level level) {
        Button button = TWO.buttons().stream()
                .filter(one -> one.bcm() == bcm)
                .findFirst()
                .orElseThrow();
        if (level == LOW) {
            buttons.push(button.side(), button.press());
        } else {
            buttons.release(button.side(), button.press());
        }
    }

    @Test
    void anUnknownButtonIsReported() {
        assertThat(buttons.push("any", "confirm")).isFalse();
        assertThat(buttons.press("south", "help", 60)).isFalse();
    }

    @Test
    void aTapIsAPressAndALaterRelease() {
        List<Edge> told = told(0);
        assertThat(buttons.press("south", "confirm", 60)).isTrue();
        assertThat(told).containsExactly(new Edge(5, LOW, 0), new Edge(5, HIGH, 60));
    }

    @Test
    void aBouncingContactOpensAndClosesBeforeItRests() {
        List<Edge> told = told(2);
        buttons.push("south", "confirm");
        assertThat(told).extracting(Edge::level).containsExactly(LOW, HIGH, LOW, HIGH, LOW);
    }

    private List<Edge> told(int bounces) {
        buttons = new VirtualButtons(Buttons.standard(), () -> 0, bounces);
        List<Edge> told = new ArrayList<>();
        buttons.listen(told::add);
        told.clear();
        return told;
    }
}

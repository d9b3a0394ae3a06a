package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.bridge.wire.Edge.Level.HIGH;
import static umpire.bridge.wire.Edge.Level.LOW;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

/** The contract of every wire of buttons. */
public interface EdgeWireContract {
    Buttons TWO = new Buttons(List.of(new Button("south", "confirm", 5), new Button("north", "undo", 21)));

    /** Opens a wire with all buttons released. */
    EdgeWire open(Buttons buttons, LongSupplier clockMs) throws IOException;

    /** Sets a pin of the wire opened last to a level, as a finger would. */
    void bring(int bcm, Edge.Level level);

    @Test
    default void thePinsAreThoseOfTheRig() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 0)) {
            assertThat(wire.pins()).containsExactly(5, 21);
        }
    }

    @Test
    default void aListenerFirstLearnsTheLevelOfEveryPin() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 7)) {
            bring(21, LOW);
            List<Edge> told = new ArrayList<>();
            wire.listen(told::add);
            assertThat(told).containsExactly(new Edge(5, HIGH, 7), new Edge(21, LOW, 7));
        }
    }

    @Test
    default void everyChangeIsToldWithItsPinLevelAndTime() throws IOException {
        long[] nowMs = {100};
        try (EdgeWire wire = open(TWO, () -> nowMs[0])) {
            List<Edge> told = new ArrayList<>();
            wire.listen(told::add);
            told.clear();
            bring(5, LOW);
            nowMs[0] = 160;
            bring(5, HIGH);
            assertThat(told).containsExactly(new Edge(5, LOW, 100), new Edge(5, HIGH, 160));
        }
    }

    @Test
    default void bouncesAreNotHidden() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 0)) {
            List<Edge> told = new ArrayList<>();
            wire.listen(told::add);
            told.clear();
            bring(5, LOW);
            bring(5, HIGH);
            bring(5, LOW);
            assertThat(told).extracting(Edge::level).containsExactly(LOW, HIGH, LOW);
        }
    }

    @Test
    default void aPinCanBeReadAtAnyTime() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 9)) {
            assertThat(wire.read(5)).isEqualTo(new Edge(5, HIGH, 9));
            bring(5, LOW);
            assertThat(wire.read(5)).isEqualTo(new Edge(5, LOW, 9));
        }
    }

    @Test
    default void anUnknownPinIsRejected() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 0)) {
            assertThatThrownBy(() -> wire.read(6)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    default void aNewListenerReplacesTheOldOne() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 0)) {
            List<Edge> old = new ArrayList<>();
            wire.listen(old::add);
            wire.listen(edge -> {});
            old.clear();
            bring(5, LOW);
            assertThat(old).isEmpty();
        }
    }

    @Test
    default void aClosedWireReportsNothing() throws IOException {
        EdgeWire wire = open(TWO, () -> 0);
        List<Edge> told = new ArrayList<>();
        wire.listen(told::add);
        told.clear();
        wire.close();
        bring(5, LOW);
        assertThat(told).isEmpty();
        assertThatThrownBy(() -> wire.read(5)).isInstanceOf(IOException.class);
        wire.close();
    }

    @Test
    default void thePinsCanBeOpenedAgainAfterClosing() throws IOException {
        open(TWO, () -> 0).close();
        try (EdgeWire again = open(TWO, () -> 0)) {
            assertThat(again.read(21).level()).isEqualTo(HIGH);
        }
    }
}

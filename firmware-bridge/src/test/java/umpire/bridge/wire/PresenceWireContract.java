package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The contract of all presence sensors; there are at least two. */
public interface PresenceWireContract {
    /** Opens sensors with nothing on them. */
    PresenceWire open() throws IOException;

    /** Puts something on a sensor opened last, or removes it. */
    void bring(int sensor, boolean present);

    /** Makes the sensors opened last fail from now on. */
    void cut();

    @Test
    default void emptySensorsDetectNothing() throws IOException {
        try (PresenceWire wire = open()) {
            assertThat(wire.count()).isGreaterThanOrEqualTo(2);
            assertThat(wire.felt()).isEmpty();
        }
    }

    @Test
    default void eachSensorDetectsOnlyItsOwnPiece() throws IOException {
        try (PresenceWire wire = open()) {
            for (int sensor = 0; sensor < wire.count(); sensor++) {
                bring(sensor, true);
                assertThat(wire.felt()).containsExactly(sensor);
                bring(sensor, false);
                assertThat(wire.felt()).isEmpty();
            }
        }
    }

    @Test
    default void severalDetectionsAreSorted() throws IOException {
        try (PresenceWire wire = open()) {
            bring(1, true);
            bring(0, true);
            assertThat(wire.felt()).containsExactly(0, 1);
            bring(0, false);
            assertThat(wire.felt()).containsExactly(1);
        }
    }

    @Test
    default void missingSensorsAreReportedWithTheRemedy() throws IOException {
        try (PresenceWire wire = open()) {
            cut();
            assertThatThrownBy(wire::felt).isInstanceOf(IOException.class).hasMessageContaining("check");
        }
    }

    @Test
    default void closedSensorsDetectNothing() throws IOException {
        PresenceWire wire = open();
        wire.close();
        assertThatThrownBy(wire::felt).isInstanceOf(IOException.class);
        wire.close();
    }
}

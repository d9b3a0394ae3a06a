package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What all presence sensors do, whatever reads them. There are two at least. */
public interface PresenceWireContract {
    /** Opens sensors with nothing on them. */
    PresenceWire open() throws IOException;

    /** Puts something on a sensor of those opened last, or takes it away. */
    void bring(int sensor, boolean present);

    /** Makes the sensors opened last fail from now on. */
    void cut();

    @Test
    default void nothingIsFeltWhereNothingStands() throws IOException {
        try (PresenceWire wire = open()) {
            assertThat(wire.count()).isGreaterThanOrEqualTo(2);
            assertThat(wire.felt()).isEmpty();
        }
    }

    @Test
    default void eachSensorFeelsWhatStandsOnItAndNothingElse() throws IOException {
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
    default void severalAreFeltAtOnceInTheirOrder() throws IOException {
        try (PresenceWire wire = open()) {
            bring(1, true);
            bring(0, true);
            assertThat(wire.felt()).containsExactly(0, 1);
            bring(0, false);
            assertThat(wire.felt()).containsExactly(1);
        }
    }

    @Test
    default void sensorsThatAreGoneAreToldWithWhatToDo() throws IOException {
        try (PresenceWire wire = open()) {
            cut();
            assertThatThrownBy(wire::felt).isInstanceOf(IOException.class).hasMessageContaining("check");
        }
    }

    @Test
    default void closedSensorsFeelNothingMore() throws IOException {
        PresenceWire wire = open();
        wire.close();
        assertThatThrownBy(wire::felt).isInstanceOf(IOException.class);
        wire.close();
    }
}

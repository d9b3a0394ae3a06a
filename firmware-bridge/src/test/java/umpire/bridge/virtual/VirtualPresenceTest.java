package umpire.bridge.virtual;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.PresenceWireContract;

class VirtualPresenceTest implements PresenceWireContract {
    private VirtualPresence sensors = new VirtualPresence(5);

    @Override
    public PresenceWire open() {
        sensors = new VirtualPresence(5);
        return sensors;
    }

    @Override
    public void bring(int sensor, boolean present) {
        sensors.bring(sensor, present);
    }

    @Override
    public void cut() {
        sensors.unplug();
    }

    @Test
    void anUnknownSensorIsRejected() {
        assertThatThrownBy(() -> sensors.bring(5, true)).isInstanceOf(IllegalArgumentException.class);
    }
}

package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.PresenceWireContract;

/** The contract of a microcontroller's presence sensors, for any implementation of the chip. */
abstract class SerialPresenceContract extends OnBench implements PresenceWireContract {

    SerialPresenceContract(List<String> command) {
        super(command);
    }

    @Override
    public PresenceWire open() throws IOException {
        return bench().microcontrollers().presence(Bench.PATH);
    }

    @Override
    public void bring(int sensor, boolean present) {
        bench().board().present(sensor, present);
    }

    @Override
    public void cut() {
        bench().line().cut();
    }
}

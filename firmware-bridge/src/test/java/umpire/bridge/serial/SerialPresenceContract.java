package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.PresenceWireContract;

/** The presence sensors of a microcontroller, whatever stands for the chip. */
abstract class SerialPresenceContract implements PresenceWireContract {
    private final List<String> command;
    private Bench bench;

    SerialPresenceContract(List<String> command) {
        this.command = command;
    }

    @BeforeEach
    void setUp() {
        bench = new Bench(command);
    }

    @AfterEach
    void clearAway() {
        bench.close();
    }

    @Override
    public PresenceWire open() throws IOException {
        return bench.microcontrollers().presence(Bench.PATH);
    }

    @Override
    public void bring(int sensor, boolean present) {
        bench.board().present(sensor, present);
    }

    @Override
    public void cut() {
        bench.line().cut();
    }
}

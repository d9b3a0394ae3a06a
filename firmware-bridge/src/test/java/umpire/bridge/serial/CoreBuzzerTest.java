package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.BuzzerWireContract;
import umpire.bridge.wire.Tone;

/** Tests the firmware's core, built for this machine. */
class CoreBuzzerTest implements BuzzerWireContract {
    private final Bench bench = new Bench(FirmwareBuild.coreOnThisMachine());

    @AfterEach
    void clearAway() {
        bench.close();
    }

    @Override
    public BuzzerWire open() throws IOException {
        return bench.microcontrollers().buzzer(Bench.PATH);
    }

    @Override
    public List<Tone> heard() {
        return bench.board().sounds();
    }

    @Override
    public void cut() {
        bench.line().cut();
    }
}

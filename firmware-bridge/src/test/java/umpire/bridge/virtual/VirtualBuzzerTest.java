package umpire.bridge.virtual;

import java.util.List;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.BuzzerWireContract;
import umpire.bridge.wire.Tone;

class VirtualBuzzerTest implements BuzzerWireContract {
    private VirtualBuzzer buzzer = new VirtualBuzzer();

    @Override
    public BuzzerWire open() {
        buzzer = new VirtualBuzzer();
        return buzzer;
    }

    @Override
    public List<Tone> heard() {
        return buzzer.sounded();
    }

    @Override
    public void cut() {
        buzzer.unplug();
    }
}

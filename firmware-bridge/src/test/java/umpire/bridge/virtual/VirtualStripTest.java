package umpire.bridge.virtual;

import java.util.List;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PixelWireContract;
import umpire.bridge.wire.Rgb;

class VirtualStripTest implements PixelWireContract {
    private VirtualStrip strip = new VirtualStrip(1);

    @Override
    public PixelWire open(int count) {
        strip = new VirtualStrip(count);
        return strip;
    }

    @Override
    public List<Rgb> seen() {
        return strip.colours();
    }

    @Override
    public void cut() {
        strip.unplug();
    }
}

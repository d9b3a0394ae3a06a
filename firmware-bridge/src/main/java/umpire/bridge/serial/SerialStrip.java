package umpire.bridge.serial;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;

/** The strip driven by a microcontroller. Each picture is acknowledged, so a cut line is noticed; a cut strip is not. */
final class SerialStrip implements PixelWire {
    private final Microcontroller microcontroller;
    private final int count;
    private final Runnable letGo;
    private boolean closed;

    /** Darkens the strip. Releases the microcontroller when the strip is closed, but not if this constructor fails. */
    SerialStrip(Microcontroller microcontroller, int count, Runnable letGo) throws IOException {
        this.microcontroller = microcontroller;
        this.count = count;
        this.letGo = letGo;
        int most = microcontroller.capabilities().leds();
        if (count > most) {
            throw new IOException(microcontroller.name() + " drives at most " + most + " LEDs, and the rig file names "
                    + count + ": name fewer, or drive the strip by pi4j.");
        }
        show(dark());
    }

    private List<Rgb> dark() {
        return Collections.nCopies(count, Rgb.DARK);
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public void show(List<Rgb> colours) throws IOException {
        if (colours.size() != count) {
            throw new IllegalArgumentException("this strip has " + count + " LEDs, not " + colours.size());
        }
        if (closed) {
            throw new IOException("The LED strip was closed: open it again.");
        }
        microcontroller.show(colours);
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        try {
            show(dark());
        } catch (IOException e) {
            // The microcontroller darkens the strip by itself after its timeout.
        }
        closed = true;
        letGo.run();
    }
}

package umpire.bridge.virtual;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;

/** A strip that remembers its colours. Any thread may read while one thread writes. */
public final class VirtualStrip implements PixelWire {
    private final int count;
    private volatile List<Rgb> colours;
    private volatile boolean closed;
    private volatile boolean unplugged;

    /** Makes a dark strip of this many LEDs; 0 stands for a table without a strip. */
    public VirtualStrip(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("a strip has no fewer than 0 LEDs, not " + count);
        }
        this.count = count;
        this.colours = dark(count);
    }

    private static List<Rgb> dark(int count) {
        return List.copyOf(Collections.nCopies(count, Rgb.DARK));
    }

    /** Returns the current colours, in the order of the wire. */
    public List<Rgb> colours() {
        return colours;
    }

    /** Simulates a pulled plug, so that the next colours cannot be shown. */
    public void unplug() {
        unplugged = true;
        colours = dark(count);
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public void show(List<Rgb> next) throws IOException {
        if (next.size() != count) {
            throw new IllegalArgumentException("this strip has " + count + " LEDs, not " + next.size());
        }
        if (closed || unplugged) {
            throw new IOException("The LED strip is gone: check its plug and its power supply.");
        }
        colours = List.copyOf(next);
    }

    @Override
    public void close() {
        closed = true;
        colours = dark(count);
    }
}

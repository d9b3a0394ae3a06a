package umpire.bridge.virtual;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.Tone;

/** A buzzer that records its tones. Thread-safe. */
public final class VirtualBuzzer implements BuzzerWire {
    private final List<Tone> sounded = new ArrayList<>();
    private boolean unplugged;
    private boolean closed;

    /** Makes a silent buzzer. */
    public VirtualBuzzer() {
        sounded.add(Tone.SILENCE);
    }

    /** Returns every tone, the oldest first. */
    public synchronized List<Tone> sounded() {
        return List.copyOf(sounded);
    }

    /** Simulates a pulled plug. */
    public synchronized void unplug() {
        unplugged = true;
    }

    @Override
    public synchronized void sound(Tone tone) throws IOException {
        if (closed) {
            throw new IOException("The buzzer was closed: open it again.");
        }
        if (unplugged) {
            throw new IOException("The buzzer is gone: check its plug.");
        }
        sounded.add(tone);
    }

    @Override
    public synchronized void close() {
        if (!closed && !unplugged) {
            sounded.add(Tone.SILENCE);
        }
        closed = true;
    }
}

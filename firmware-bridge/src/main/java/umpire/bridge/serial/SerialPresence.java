package umpire.bridge.serial;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.bridge.wire.PresenceWire;

/** The presence sensors that a microcontroller reads. */
final class SerialPresence implements PresenceWire {
    private final Microcontroller microcontroller;
    private final Runnable letGo;
    private boolean closed;

    SerialPresence(Microcontroller microcontroller, Runnable letGo) {
        this.microcontroller = microcontroller;
        this.letGo = letGo;
    }

    @Override
    public int count() {
        return microcontroller.capabilities().sensors();
    }

    @Override
    public SortedSet<Integer> felt() throws IOException {
        if (closed) {
            throw new IOException("The presence sensors were closed: open them again.");
        }
        int bits = microcontroller.presence();
        SortedSet<Integer> felt = new TreeSet<>();
        for (int sensor = 0; sensor < count(); sensor++) {
            if ((bits >> sensor & 1) == 1) {
                felt.add(sensor);
            }
        }
        return Collections.unmodifiableSortedSet(felt);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            letGo.run();
        }
    }
}

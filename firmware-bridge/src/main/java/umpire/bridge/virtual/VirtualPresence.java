package umpire.bridge.virtual;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.bridge.wire.PresenceWire;

/** Sensors on which things are put by a call. Any thread may. */
public final class VirtualPresence implements PresenceWire {
    private final int count;
    private final SortedSet<Integer> felt = new TreeSet<>();
    private boolean unplugged;
    private boolean closed;

    /** Lays out so many sensors with nothing on them. */
    public VirtualPresence(int count) {
        this.count = count;
    }

    /** Puts something on a sensor, or takes it away. */
    public synchronized void bring(int sensor, boolean present) {
        if (sensor < 0 || sensor >= count) {
            throw new IllegalArgumentException("there are " + count + " sensors, and none called " + sensor);
        }
        if (present) {
            felt.add(sensor);
        } else {
            felt.remove(sensor);
        }
    }

    /** Pulls the plug, so that nothing can be read any more. */
    public synchronized void unplug() {
        unplugged = true;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public synchronized SortedSet<Integer> felt() throws IOException {
        if (closed) {
            throw new IOException("The presence sensors were let go: open them again.");
        }
        if (unplugged) {
            throw new IOException("The presence sensors are gone: check their plug.");
        }
        return Collections.unmodifiableSortedSet(new TreeSet<>(felt));
    }

    @Override
    public synchronized void close() {
        closed = true;
    }
}

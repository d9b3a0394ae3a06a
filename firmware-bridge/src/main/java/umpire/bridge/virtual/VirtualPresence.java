package umpire.bridge.virtual;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import umpire.bridge.wire.PresenceWire;

/** Sensors whose state is set by a call. Thread-safe. */
public final class VirtualPresence implements PresenceWire {
    private final int count;
    private final SortedSet<Integer> felt = new TreeSet<>();
    private boolean unplugged;
    private boolean closed;

    /** Makes sensors that detect nothing. */
    public VirtualPresence(int count) {
        this.count = count;
    }

    /** Puts something on a sensor, or removes it. */
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

    /** Simulates a pulled plug, so that nothing can be read any more. */
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
            throw new IOException("The presence sensors were closed: open them again.");
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

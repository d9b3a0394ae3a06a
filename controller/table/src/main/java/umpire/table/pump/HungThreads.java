package umpire.table.pump;

import java.util.ArrayList;
import java.util.List;

/** Abandoned threads that hang in a camera's driver. Each keeps its memory until the driver returns. Confined to the watchdog's thread. */
final class HungThreads {
    /** The limit. At this number no camera is opened until one thread ends. */
    static final int MOST = 4;

    static final String SAYS = "it has hung " + MOST + " times; unplug it and plug it in again";

    private final List<Thread> left = new ArrayList<>();

    void add(Thread thread) {
        left.add(thread);
    }

    boolean full() {
        left.removeIf(thread -> !thread.isAlive());
        return left.size() >= MOST;
    }
}

package umpire.table.pump;

import java.util.ArrayList;
import java.util.List;

/** Threads that hang in a camera's driver and were left behind. Each keeps its memory until its driver lets go. For the watchdog's thread. */
final class HungThreads {
    /** With so many of them, no camera is opened until one lets go. */
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

package umpire.table.mqtt;

import java.util.function.IntFunction;

/** Keeps a line up: waits for the end of one, or leaves a hung one behind, and starts the next after a pause. */
final class Supervisor implements AutoCloseable {
    private static final long LOOK_MS = 100;
    /** How long an ended client may take to let go of its threads before it is left behind. */
    private static final long TIDY_MS = 300;

    private static final long GOODBYE_MS = 2_000;

    private final LineTimes times;
    private final IntFunction<Line> lines;
    private final Thread thread;
    private volatile boolean closing;
    private volatile LinkState state = new LinkState(false, "not connected yet", 0, 0);
    private volatile Line line;

    Supervisor(LineTimes times, IntFunction<Line> lines) {
        this.times = times;
        this.lines = lines;
        this.line = lines.apply(0);
        this.thread = Thread.ofPlatform().daemon().name("mqtt-supervisor").start(this::run);
    }

    LinkState state() {
        return state;
    }

    private void run() {
        long pauseMs = times.firstPauseMs();
        try {
            for (int number = 1; !closing; number++) {
                boolean wasUp = attend();
                pauseMs = wasUp ? times.firstPauseMs() : Math.min(2 * pauseMs, times.longestPauseMs());
                if (!closing) {
                    Thread.sleep(pauseMs);
                    line = lines.apply(number);
                }
            }
        } catch (InterruptedException e) {
            closing = true;
        }
    }

    /** Starts the line, stays with it to its end, and returns whether it had ever been up. */
    private boolean attend() throws InterruptedException {
        Line current = line;
        current.start();
        boolean wasUp = false;
        while (current.alive() && !current.over()) {
            current.join(LOOK_MS);
            if (current.up() && !wasUp) {
                wasUp = true;
                state = state.connected(current.says());
            }
            if (current.stalled()) {
                current.hangUp("the client hung and was replaced");
                state = state.replaced();
            }
        }
        state = state.lost(current.why());
        current.join(TIDY_MS);
        return wasUp;
    }

    /** Ends the line, and waits only a little for a client that may hang. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.interrupt();
            thread.join(GOODBYE_MS);
            line.hangUp("closed");
            line.join(GOODBYE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        state = state.lost("closed");
    }
}

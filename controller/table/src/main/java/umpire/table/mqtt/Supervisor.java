package umpire.table.mqtt;

import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** Keeps a line up: waits for the end of one, or leaves a hung one behind, and starts the next after a pause. */
final class Supervisor implements AutoCloseable {
    private static final long LOOK_MS = 100;
    /** How long an ended client may take to let go of its threads before it is left behind. */
    private static final long TIDY_MS = 300;

    private final LineTimes times;
    private final IntFunction<Line> lines;
    private final Thread thread;
    private volatile boolean closing;
    private LinkState state = new LinkState(false, "not connected yet", 0, 0);
    private volatile Line line;
    private boolean told;

    Supervisor(LineTimes times, IntFunction<Line> lines) {
        this.times = times;
        this.lines = lines;
        this.line = lines.apply(0);
        this.thread = Thread.ofPlatform().daemon().name("mqtt-supervisor").start(this::run);
    }

    /** Returns how the connection is at this moment, whether or not the supervisor has looked since it changed. */
    synchronized LinkState state() {
        look();
        return line.up() || !state.up() ? state : state.lost(line.why());
    }

    /** Notes that the line came up, once, also when it is over again already. */
    private synchronized void look() {
        if (line.everUp() && !told) {
            told = true;
            state = state.connected(line.says());
        }
    }

    private synchronized void next(Line fresh) {
        line = fresh;
        told = false;
    }

    private synchronized void note(UnaryOperator<LinkState> change) {
        state = change.apply(state);
    }

    private void run() {
        long pauseMs = times.firstPauseMs();
        try {
            for (int number = 1; !closing; number++) {
                boolean wasUp = attend();
                pauseMs = wasUp ? times.firstPauseMs() : Math.min(2 * pauseMs, times.longestPauseMs());
                if (!closing) {
                    Thread.sleep(pauseMs);
                    next(lines.apply(number));
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
        while (current.alive() && !current.over()) {
            current.join(LOOK_MS);
            look();
            if (current.stalled()) {
                current.hangUp("the client hung and was replaced");
                note(LinkState::replaced);
            }
        }
        look();
        note(before -> before.lost(current.why()));
        current.join(TIDY_MS);
        return current.everUp();
    }

    /** Ends the line, and waits only a little for a client that may hang. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.interrupt();
            thread.join(times.goodbyeMs());
            line.hangUp("closed");
            line.join(times.goodbyeMs());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        note(before -> before.lost("closed"));
    }
}

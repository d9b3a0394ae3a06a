package umpire.table.pump;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.press.Press;
import umpire.bridge.press.PressDetector;
import umpire.bridge.press.PressThresholds;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.Reconnection;
import umpire.hardware.Buttons;

/** Turns edges of the button pins into presses. Reports lost pins and reopens them when they are back. */
public final class ButtonPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ButtonPump.class);
    private static final long CHECK_MS = 1_000;

    /** Waits for the next edge. */
    @FunctionalInterface
    interface EdgeWait {
        Optional<Edge> forEdge(BlockingQueue<Edge> edges, long atMostMs) throws InterruptedException;
    }

    private final Reconnection<EdgeWire> wire;
    private final Buttons buttons;
    private final PressThresholds thresholds;
    private final Consumer<Press> pressed;
    private final LongSupplier clockMs;
    private final EdgeWait wait;
    private final BlockingQueue<Edge> edges = new LinkedBlockingQueue<>(4_096);
    private final Thread thread;
    private PressDetector pressDetector;
    private long checkMs = Long.MIN_VALUE;
    private volatile PartStatus partStatus;

    /**
     * Creates the pump, which is not started.
     *
     * @param pins opens the pins, the first time and whenever they were lost
     * @param retryMs the pause before opening lost pins again
     * @param pressed called for each press on this pump's thread; must only enqueue
     */
    public ButtonPump(
            Reconnection.DeviceOpener<EdgeWire> pins,
            long retryMs,
            Buttons buttons,
            PressThresholds thresholds,
            Consumer<Press> pressed,
            LongSupplier clockMs) {
        this(pins, retryMs, buttons, thresholds, pressed, clockMs, ButtonPump::next);
    }

    ButtonPump(
            Reconnection.DeviceOpener<EdgeWire> pins,
            long retryMs,
            Buttons buttons,
            PressThresholds thresholds,
            Consumer<Press> pressed,
            LongSupplier clockMs,
            EdgeWait wait) {
        this.wire = new Reconnection<>("buttons", () -> listening(pins.open()), retryMs);
        this.buttons = buttons;
        this.thresholds = thresholds;
        this.pressed = pressed;
        this.clockMs = clockMs;
        this.wait = wait;
        this.pressDetector = PressDetector.begin(buttons, thresholds);
        this.partStatus = PartStatus.ok("buttons", buttons.buttons().size() + " buttons");
        this.thread = new Thread(this::listenUntilInterrupted, "buttons");
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns the state of the buttons. */
    public PartStatus partStatus() {
        return partStatus;
    }

    /** Starts with a new press detector, because the end of a half-finished press was lost with the pins. */
    private EdgeWire listening(EdgeWire open) {
        edges.clear();
        pressDetector = PressDetector.begin(buttons, thresholds);
        open.listen(edges::offer);
        return open;
    }

    private void listenUntilInterrupted() {
        try (wire) {
            while (!Thread.currentThread().isInterrupted()) {
                listen(wait.forEdge(edges, toWaitMs()));
            }
        } catch (InterruptedException e) {
            // The pins are released.
        }
    }

    /** Returns the time until a press is due or the pins are read again, in milliseconds. */
    private long toWaitMs() {
        if (checkMs == Long.MIN_VALUE) {
            return 0;
        }
        long nextMs = Math.min(pressDetector.dueMs(), checkMs + CHECK_MS);
        return Math.clamp(nextMs - clockMs.getAsLong(), 0, CHECK_MS);
    }

    private static Optional<Edge> next(BlockingQueue<Edge> edges, long atMostMs) throws InterruptedException {
        return Optional.ofNullable(edges.poll(atMostMs, TimeUnit.MILLISECONDS));
    }

    private void listen(Optional<Edge> edge) {
        try {
            edge.ifPresent(found -> tell(pressDetector.take(found)));
            catchUp(check());
            partStatus = wire.alert()
                    .or(() -> pressDetector.alerts().stream().findFirst())
                    .map(alert -> PartStatus.trouble("buttons", alert.says()))
                    .orElseGet(() -> PartStatus.ok("buttons", buttons.buttons().size() + " buttons"));
        } catch (RuntimeException bug) {
            LOG.error("a bug in the buttons; presses that were not finished are dropped", bug);
            pressDetector = PressDetector.begin(buttons, thresholds);
        }
    }

    /**
     * Advances the time and takes in the read levels, but only when no edge waits. A waiting edge is older than both.
     * Processed after them, it would get too late a time, and its press would seem too short.
     */
    private void catchUp(List<Edge> levels) {
        long nowMs = clockMs.getAsLong();
        if (edges.isEmpty()) {
            levels.forEach(level -> tell(pressDetector.take(level)));
            tell(pressDetector.tick(nowMs));
        } else if (!levels.isEmpty()) {
            checkMs = Long.MIN_VALUE;
        }
    }

    /** Reads every pin now and then, which finds a missed edge and lost pins. */
    private List<Edge> check() {
        long nowMs = clockMs.getAsLong();
        if (checkMs != Long.MIN_VALUE && nowMs - checkMs < CHECK_MS) {
            return List.of();
        }
        checkMs = nowMs;
        List<Edge> levels = new ArrayList<>();
        Optional<Alert> before = wire.alert();
        wire.use(nowMs, open -> {
            for (int bcm : open.pins()) {
                levels.add(open.read(bcm));
            }
        });
        PartStatus.warnOnce(LOG, before, wire.alert());
        return levels;
    }

    private void tell(PressDetector.Detection step) {
        pressDetector = step.next();
        List<Press> told = step.presses();
        told.forEach(pressed);
    }

    @Override
    public void close() {
        ThreadEnd.of(thread);
    }
}

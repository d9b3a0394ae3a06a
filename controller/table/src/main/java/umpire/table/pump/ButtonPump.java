package umpire.table.pump;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.bridge.press.Press;
import umpire.bridge.press.Presses;
import umpire.bridge.press.Timing;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.Edge;
import umpire.bridge.wire.EdgeWire;
import umpire.hardware.Buttons;

/** Turns the edges of the button pins into presses. */
public final class ButtonPump implements AutoCloseable {
    private static final long TICK_MS = 20;

    private final EdgeWire wire;
    private final Consumer<Press> pressed;
    private final LongSupplier clockMs;
    private final BlockingQueue<Edge> edges = new LinkedBlockingQueue<>(4_096);
    private final Thread thread;
    private Presses presses;
    private volatile List<Alert> alerts = List.of();

    /**
     * Listens to the buttons once started.
     *
     * @param wire the pins; closed with this
     * @param pressed told of each press on this pump's thread; must only enqueue
     */
    public ButtonPump(EdgeWire wire, Buttons buttons, Timing timing, Consumer<Press> pressed, LongSupplier clockMs) {
        this.wire = wire;
        this.pressed = pressed;
        this.clockMs = clockMs;
        this.presses = Presses.begin(buttons, timing);
        this.thread = new Thread(this::listenUntilInterrupted, "buttons");
        thread.setDaemon(true);
    }

    public void start() {
        wire.listen(edges::offer);
        thread.start();
    }

    /** Returns how the buttons are. */
    public Part part() {
        List<Alert> now = alerts;
        return now.isEmpty()
                ? Part.ok("buttons", wire.pins().size() + " buttons")
                : Part.trouble("buttons", now.getFirst().says());
    }

    private void listenUntilInterrupted() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Edge edge = edges.poll(TICK_MS, TimeUnit.MILLISECONDS);
                if (edge != null) {
                    tell(presses.take(edge));
                }
                if (edges.isEmpty()) {
                    tell(presses.tick(clockMs.getAsLong()));
                }
                alerts = presses.alerts();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void tell(Presses.Step step) {
        presses = step.next();
        step.presses().forEach(pressed);
    }

    @Override
    public void close() {
        thread.interrupt();
        wire.close();
    }
}

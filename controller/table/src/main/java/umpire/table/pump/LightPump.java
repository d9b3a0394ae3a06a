package umpire.table.pump;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.light.LightPlan;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.Bulletin;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/** Shows the plan of light, some thirty times a second. */
public final class LightPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LightPump.class);
    private static final long FRAME_MS = 33;
    private static final long RETRY_MS = 3_000;

    private final PixelWire wire;
    private final LightPlan plan;
    private final Board board;
    private final Supplier<Bulletin> bulletin;
    private final Supplier<Optional<Pose>> boardOnTable;
    private final LongSupplier clockMs;
    private final Thread thread;
    private volatile Part part = Part.ok("leds", "the strip is lit");
    private volatile List<Rgb> shown = List.of();

    /**
     * Prepares the pump; {@link #start} sets it going.
     *
     * @param wire the strip; closed with this
     * @param bulletin what the table says now
     * @param boardOnTable where the eye last saw the board sheet
     */
    public LightPump(
            PixelWire wire,
            LightPlan plan,
            Board board,
            Supplier<Bulletin> bulletin,
            Supplier<Optional<Pose>> boardOnTable,
            LongSupplier clockMs) {
        this.wire = wire;
        this.plan = plan;
        this.board = board;
        this.bulletin = bulletin;
        this.boardOnTable = boardOnTable;
        this.clockMs = clockMs;
        this.thread = new Thread(this::showUntilInterrupted, "light");
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns how the strip is. */
    public Part part() {
        return part;
    }

    /** Returns what was shown last, in the order of the wire. */
    public List<Rgb> shown() {
        return shown;
    }

    private void showUntilInterrupted() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                show();
                Thread.sleep(part.state() == Part.State.OK ? FRAME_MS : RETRY_MS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void show() {
        try {
            List<Rgb> colours = plan.at(bulletin.get(), board, boardOnTable.get(), clockMs.getAsLong());
            wire.show(colours);
            shown = colours;
            part = Part.ok("leds", wire.count() + " LEDs are lit");
        } catch (IOException e) {
            part = Part.trouble("leds", String.valueOf(e.getMessage()));
        } catch (RuntimeException bug) {
            LOG.error("a bug in the plan of light", bug);
            part = Part.trouble("leds", "the plan of light failed; it is in the log");
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        wire.close();
    }
}

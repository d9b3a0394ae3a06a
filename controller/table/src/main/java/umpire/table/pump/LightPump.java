package umpire.table.pump;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.light.LightPlan;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.Reconnection;
import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.Bulletin;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/**
 * Shows the plan of light: some thirty times a second while something moves in it, and otherwise when it changes. Once a second it
 * is shown again, which puts right what a disturbance on the wire did and notices a strip that is gone. That is told, and the strip
 * taken up again when it is back.
 */
public final class LightPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LightPump.class);
    private static final long FRAME_MS = 33;
    private static final long DARK_MS = 250;
    private static final long AGAIN_MS = 1_000;

    /** What is to be lit: what the table says of the game on it, and that game's board. */
    public record Lit(Bulletin bulletin, Board board) {}

    /** What a plan was made for. */
    private record Planned(Lit lit, Optional<Pose> boardOnTable) {}

    private final Reconnection<PixelWire> strip;
    private final LightPlan plan;
    private final Supplier<Lit> lit;
    private final Supplier<Optional<Pose>> boardOnTable;
    private final LongSupplier clockMs;
    private final Thread thread;
    private volatile PartStatus partStatus = PartStatus.ok("leds", "the strip is about to be lit");
    private volatile List<Rgb> shown = List.of();
    private Optional<Planned> planned = Optional.empty();
    private boolean moves;
    private long writtenMs;

    /**
     * Prepares the pump; {@link #start} sets it going.
     *
     * @param strip opens the strip, the first time and whenever it was lost
     * @param retryMs how long to wait before opening a lost strip again
     * @param lit what the table says now, and of which board
     * @param boardOnTable where the eye last saw the board sheet
     */
    public LightPump(
            Reconnection.DeviceOpener<PixelWire> strip,
            long retryMs,
            LightPlan plan,
            Supplier<Lit> lit,
            Supplier<Optional<Pose>> boardOnTable,
            LongSupplier clockMs) {
        this.strip = new Reconnection<>("leds", strip, retryMs);
        this.plan = plan;
        this.lit = lit;
        this.boardOnTable = boardOnTable;
        this.clockMs = clockMs;
        this.thread = new Thread(this::showUntilInterrupted, "light");
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns how the strip is. */
    public PartStatus partStatus() {
        return partStatus;
    }

    /** Returns what is shown, in the order of the wire: darkness while the strip is gone. */
    public List<Rgb> shown() {
        return shown;
    }

    private void showUntilInterrupted() {
        try (strip) {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(show() ? FRAME_MS : DARK_MS);
            }
        } catch (InterruptedException e) {
            // The strip is let go.
        }
    }

    private boolean show() {
        try {
            long nowMs = clockMs.getAsLong();
            Optional<Planned> wanted = Optional.of(new Planned(lit.get(), boardOnTable.get()));
            boolean fresh = partStatus.state() == PartStatus.PartState.OK && nowMs - writtenMs < AGAIN_MS;
            if (fresh && !moves && wanted.equals(planned)) {
                return true;
            }
            List<Rgb> colours = plan(wanted.get(), nowMs);
            planned = wanted;
            return (fresh && colours.equals(shown)) || write(colours, nowMs);
        } catch (RuntimeException bug) {
            if (partStatus.state() == PartStatus.PartState.OK) {
                LOG.error("a bug in the plan of light", bug);
            }
            partStatus = PartStatus.trouble("leds", "the plan of light failed; it is in the log");
            return false;
        }
    }

    private List<Rgb> plan(Planned wanted, long nowMs) {
        moves = plan.moves(wanted.lit().bulletin(), wanted.boardOnTable());
        return plan.at(wanted.lit().bulletin(), wanted.lit().board(), wanted.boardOnTable(), nowMs);
    }

    private boolean write(List<Rgb> colours, long nowMs) {
        Optional<Alert> before = strip.alert();
        boolean lit = strip.use(nowMs, wire -> wire.show(colours));
        shown = lit ? colours : Collections.nCopies(colours.size(), Rgb.DARK);
        writtenMs = nowMs;
        PartStatus.warnOnce(LOG, before, strip.alert());
        partStatus = strip.alert()
                .map(alert -> PartStatus.trouble("leds", alert.says()))
                .orElseGet(() -> PartStatus.ok("leds", colours.size() + " LEDs are lit"));
        return lit;
    }

    @Override
    public void close() {
        ThreadEnd.of(thread);
    }
}

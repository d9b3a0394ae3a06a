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
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/**
 * Writes the light plan to the strip: some thirty times a second during an animation, otherwise on changes. It rewrites the plan every
 * second, which repairs disturbances on the wire and detects a lost strip. Reports a lost strip and reopens it when it is back.
 */
public final class LightPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LightPump.class);
    private static final long FRAME_MS = 33;
    private static final long DARK_MS = 250;
    private static final long AGAIN_MS = 1_000;

    /** The input of the light plan: the snapshot and the game's board. */
    public record Lit(TableSnapshot tableSnapshot, Board board) {}

    /** The inputs that a plan was made for. */
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
     * Creates the pump; {@link #start} starts it.
     *
     * @param strip opens the strip, the first time and whenever it was lost
     * @param retryMs the pause before opening a lost strip again
     * @param lit returns the current snapshot and board
     * @param boardOnTable returns the last observed pose of the board sheet
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

    /** Returns the state of the strip. */
    public PartStatus partStatus() {
        return partStatus;
    }

    /** Returns the colours shown, in the order of the wire; black while the strip is gone. */
    public List<Rgb> shown() {
        return shown;
    }

    private void showUntilInterrupted() {
        try (strip) {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(show() ? FRAME_MS : DARK_MS);
            }
        } catch (InterruptedException e) {
            // The strip is released.
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
            partStatus = PartStatus.trouble("leds", "the lights could not be computed; the log says why");
            return false;
        }
    }

    private List<Rgb> plan(Planned wanted, long nowMs) {
        moves = plan.moves(wanted.lit().tableSnapshot(), wanted.boardOnTable());
        return plan.at(wanted.lit().tableSnapshot(), wanted.lit().board(), wanted.boardOnTable(), nowMs);
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

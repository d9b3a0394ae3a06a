package umpire.table.pump;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.bridge.wire.Alert;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.Reconnection;
import umpire.hardware.PresenceSensors;
import umpire.hardware.PresenceSensors.BoardSensor;
import umpire.referee.presence.PresenceFusion;
import umpire.referee.presence.PresenceThresholds;
import umpire.referee.presence.SensorsBelow;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.FrameResult;
import umpire.vision.rectify.SheetPose;

/**
 * Reads the sensors under the board ten times a second and adds their values to observations. Reports lost sensors and reopens them when
 * they are back. Without them the camera works alone.
 */
public final class PresencePump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PresencePump.class);
    private static final String NAME = "presence";
    private static final long POLL_MS = 100;

    private final Reconnection<PresenceWire> wire;
    private final List<BoardSensor> sensors;
    private final List<String> names;
    private final LongSupplier clockMs;
    private final Thread thread;
    private PresenceFusion fusion = PresenceFusion.begin(PresenceThresholds.STANDARD);
    private List<String> told = List.of();
    private Optional<Board> last = Optional.empty();
    private volatile PartStatus partStatus;

    /**
     * Creates the pump, which is not started.
     *
     * @param opener opens the sensors, the first time and whenever they were lost
     * @param retryMs the pause before opening lost sensors again
     */
    public PresencePump(
            Reconnection.DeviceOpener<PresenceWire> opener,
            long retryMs,
            PresenceSensors sensors,
            LongSupplier clockMs) {
        this.wire = new Reconnection<>(NAME, opener, retryMs);
        this.sensors = sensors.all();
        this.names = this.sensors.stream().map(BoardSensor::name).toList();
        this.clockMs = clockMs;
        this.partStatus = works();
        this.thread = new Thread(this::readUntilInterrupted, NAME);
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns the state of the sensors. */
    public PartStatus partStatus() {
        return partStatus;
    }

    /** Returns a frame's result combined with the sensors; unchanged if they add nothing. Thread-safe. */
    public synchronized FrameResult beside(FrameResult look, Board board) {
        if (!(look.board() instanceof SheetPose.Found sheet)) {
            return look;
        }
        if (last.filter(board::equals).isEmpty()) {
            fusion = fusion.forgetting();
            last = Optional.of(board);
        }
        PresenceFusion.FusedLook fused = fusion.look(look.observation(), SensorsBelow.of(board, onBoard(sheet)));
        fusion = fused.next();
        return fused.observation().equals(look.observation()) ? look : look.telling(fused.observation());
    }

    private List<Point> onBoard(SheetPose.Found sheet) {
        return sensors.stream()
                .map(sensor -> sheet.boardFromTable(new Pose(sensor.xMm(), sensor.yMm(), 0)))
                .map(pose -> new Point(pose.xMm(), pose.yMm()))
                .toList();
    }

    private void readUntilInterrupted() {
        try (wire) {
            while (!Thread.currentThread().isInterrupted()) {
                read();
                Thread.sleep(POLL_MS);
            }
        } catch (InterruptedException e) {
            // The sensors are released.
        }
    }

    /** Reads the sensors once. */
    void read() {
        long nowMs = clockMs.getAsLong();
        Optional<Alert> before = wire.alert();
        SortedSet<Integer> felt = new TreeSet<>();
        try {
            boolean read = wire.use(nowMs, open -> felt.addAll(open.felt()));
            PartStatus.warnOnce(LOG, before, wire.alert());
            take(read ? Optional.of(felt) : Optional.empty(), nowMs);
        } catch (RuntimeException bug) {
            if (partStatus.state() == PartStatus.PartState.OK) {
                LOG.error("a bug in the presence sensors; the camera goes on alone", bug);
            }
            partStatus = PartStatus.trouble(NAME, "the presence sensors could not be read; the log says why");
        }
    }

    private synchronized void take(Optional<SortedSet<Integer>> felt, long nowMs) {
        fusion = felt.map(now -> fusion.felt(names, now, nowMs)).orElseGet(fusion::gone);
        List<String> doubts = fusion.doubts();
        doubts.stream().filter(doubt -> !told.contains(doubt)).forEach(doubt -> LOG.warn("{}", doubt));
        told = doubts;
        partStatus = wire.alert()
                .map(alert -> PartStatus.trouble(NAME, alert.says() + " The camera goes on alone."))
                .orElseGet(() -> doubts.isEmpty() ? works() : PartStatus.trouble(NAME, String.join(" ", doubts)));
    }

    private PartStatus works() {
        return PartStatus.ok(NAME, sensors.size() + " presence sensors");
    }

    @Override
    public void close() {
        ThreadEnd.of(thread);
    }
}

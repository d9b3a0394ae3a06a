package umpire.table.pump;

import java.util.Optional;
import org.slf4j.Logger;
import umpire.bridge.wire.Alert;
import umpire.referee.observation.CameraState;

/**
 * How a part of the table is.
 *
 * @param name {@code camera}, {@code leds}, {@code buttons}, {@code presence}
 * @param state whether it works
 * @param says one sentence: what it does, or what is wrong and what to do
 */
public record PartStatus(String name, PartState state, String says) {
    /** Whether a part works. */
    public enum PartState {
        OK,
        TROUBLE,
        OFF
    }

    /** A part that is not there and not missed. */
    public static PartStatus off(String name, String says) {
        return new PartStatus(name, PartState.OFF, says);
    }

    /** Writes an alert to the log when it is another than before, not again and again while it lasts. */
    static void warnOnce(Logger log, Optional<Alert> before, Optional<Alert> now) {
        now.filter(alert -> !before.equals(now)).ifPresent(alert -> log.warn("{}", alert.says()));
    }

    /** The camera: one that sees, but sends damaged pictures, works badly. */
    static PartStatus camera(CameraState state, Optional<String> damaged) {
        return switch (state.kind()) {
            case SEEING -> damaged.map(says -> trouble("camera", says)).orElseGet(() -> ok("camera", state.says()));
            case STARTING, LENT -> ok("camera", state.says());
            case BUSY, SILENT -> trouble("camera", state.says());
        };
    }

    /** A part that works. */
    public static PartStatus ok(String name, String says) {
        return new PartStatus(name, PartState.OK, says);
    }

    /** A part that does not. */
    public static PartStatus trouble(String name, String says) {
        return new PartStatus(name, PartState.TROUBLE, says);
    }
}

package umpire.table.pump;

import java.util.Optional;
import org.slf4j.Logger;
import umpire.bridge.wire.Alert;
import umpire.referee.observation.CameraState;

/**
 * The state of a part of the table.
 *
 * @param name {@code camera}, {@code leds}, {@code buttons}, {@code presence}
 * @param state whether it works
 * @param says one sentence: its function, or the problem and the remedy
 */
public record PartStatus(String name, PartState state, String says) {
    /** Whether a part works. */
    public enum PartState {
        OK,
        TROUBLE,
        OFF
    }

    /** Returns the state of a part that is absent and not required. */
    public static PartStatus off(String name, String says) {
        return new PartStatus(name, PartState.OFF, says);
    }

    /** Logs an alert once when it changes, not repeatedly while it lasts. */
    static void warnOnce(Logger log, Optional<Alert> before, Optional<Alert> now) {
        now.filter(alert -> !before.equals(now)).ifPresent(alert -> log.warn("{}", alert.says()));
    }

    /** Returns the state of the camera. Damaged pictures are trouble. */
    static PartStatus camera(CameraState state, Optional<String> damaged) {
        return switch (state.kind()) {
            case SEEING -> damaged.map(says -> trouble("camera", says)).orElseGet(() -> ok("camera", state.says()));
            case STARTING, LENT -> ok("camera", state.says());
            case BUSY, SILENT -> trouble("camera", state.says());
        };
    }

    /** Returns the state of a part that works. */
    public static PartStatus ok(String name, String says) {
        return new PartStatus(name, PartState.OK, says);
    }

    /** Returns the state of a part that does not work. */
    public static PartStatus trouble(String name, String says) {
        return new PartStatus(name, PartState.TROUBLE, says);
    }
}

package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.mqtt.payload.AlertPayload;
import umpire.mqtt.payload.AlertSeverity;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;

/**
 * The camera's current problem for people: the most important one, and only once it has lasted, because a moving hand hides a corner tag
 * for a moment. Confined to one thread.
 */
final class SightAlert {
    static final String ID = "sight";

    /** Longer than a hand takes to move a piece. Chosen. */
    private static final long LASTS_MS = 1_500;

    private String trouble = "";
    private long sinceMs;

    /**
     * Returns the alert; empty without a lasting problem.
     *
     * @param seen the last observation
     * @param nowMs by the table's monotonic clock
     */
    Optional<AlertPayload> of(Optional<Observation> seen, long nowMs) {
        String now = seen.map(Observation::flaws).orElse(List.of()).stream()
                .findFirst()
                .map(SightTrouble::says)
                .orElse("");
        if (!now.equals(trouble)) {
            trouble = now;
            sinceMs = nowMs;
        }
        return trouble.isEmpty() || nowMs - sinceMs < LASTS_MS
                ? Optional.empty()
                : Optional.of(new AlertPayload(ID, severity(seen.orElseThrow()), trouble));
    }

    private static AlertSeverity severity(Observation seen) {
        boolean blind = !seen.boardSeen() || seen.flaws().stream().anyMatch(SightTrouble::spoils);
        return blind ? AlertSeverity.TROUBLE : AlertSeverity.NOTICE;
    }
}

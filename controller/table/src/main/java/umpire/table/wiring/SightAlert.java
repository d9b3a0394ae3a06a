package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.mqtt.payload.AlertPayload;
import umpire.mqtt.payload.AlertSeverity;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;

/**
 * The trouble of sight that people are told of: one at a time, what matters most first, and only once it has lasted, because a hand that
 * plays hides a corner tag in passing. Lives on one thread.
 */
final class SightAlert {
    static final String ID = "sight";

    /** A hand that moves a piece is gone sooner. Chosen. */
    private static final long LASTS_MS = 1_500;

    private String trouble = "";
    private long sinceMs;

    /**
     * Returns what there is to tell, until it is over.
     *
     * @param seen what the eye saw last
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

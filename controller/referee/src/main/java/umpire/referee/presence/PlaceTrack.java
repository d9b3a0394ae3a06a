package umpire.referee.presence;

import java.util.Optional;
import umpire.referee.observation.Sighting;

/**
 * The history of camera and sensors at one place.
 *
 * @param before the last sighting that agreed with the sensors, and the sensors' change count at that time
 * @param changedSinceMs the time since which the place is hidden and its sensors have changed; empty otherwise
 * @param aloneSinceMs since when the sensors feel a piece where the camera sees none
 * @param missSinceMs since when the sensors feel nothing below a piece, or since the last miss was counted
 * @param asking whether people must be asked about it
 * @param misses how often in a row no sensor felt a piece
 * @param asked how often people had to be asked about it since its sensors last felt nothing
 */
record PlaceTrack(
        Optional<Agreed> before,
        Optional<Long> changedSinceMs,
        Optional<Long> aloneSinceMs,
        Optional<Long> missSinceMs,
        boolean asking,
        int misses,
        int asked) {
    static final PlaceTrack NEW =
            new PlaceTrack(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false, 0, 0);

    /**
     * A sighting that agreed with the sensors.
     *
     * @param changes the change count of the place's sensors at that time
     */
    record Agreed(Sighting sighting, long changes) {}

    /** The camera sees a piece, and the sensors feel it. */
    PlaceTrack piece(Optional<Agreed> agreed) {
        return seen(agreed, 0, asked);
    }

    /** The camera sees the place empty, and the sensors feel nothing. */
    PlaceTrack nothing(Optional<Agreed> agreed) {
        return seen(agreed, misses, 0);
    }

    private static PlaceTrack seen(Optional<Agreed> agreed, int misses, int asked) {
        return new PlaceTrack(agreed, Optional.empty(), Optional.empty(), Optional.empty(), false, misses, asked);
    }

    /**
     * The camera cannot see the place. Timeouts restart afterwards.
     *
     * @param changes the change count of the place's sensors by now
     */
    PlaceTrack hidden(long changes, long nowMs) {
        Optional<Long> changed = still(changes).map(seen -> changedSinceMs.orElse(nowMs));
        return new PlaceTrack(before, changed, Optional.empty(), Optional.empty(), false, misses, asked);
    }

    /**
     * Returns the last agreement; empty if the sensors have felt no change since. A change that only the camera sees
     * ends an agreement.
     */
    private Optional<Agreed> still(long changes) {
        return before.filter(seen -> seen.changes() != changes);
    }

    /** The sensors feel a piece where the camera sees none. */
    PlaceTrack alone(long changes, long nowMs, PresenceThresholds thresholds) {
        long sinceMs = aloneSinceMs.orElse(nowMs);
        boolean asks = nowMs - sinceMs >= thresholds.askAfterMs();
        int times = asks && !asking ? asked + 1 : asked;
        return new PlaceTrack(
                still(changes), Optional.empty(), Optional.of(sinceMs), Optional.empty(), asks, misses, times);
    }

    /** The camera sees a piece that no sensor feels. */
    PlaceTrack missed(long changes, long nowMs, PresenceThresholds thresholds) {
        long sinceMs = missSinceMs.orElse(nowMs);
        boolean miss = nowMs - sinceMs >= thresholds.missMs();
        Optional<Long> since = Optional.of(miss ? nowMs : sinceMs);
        return new PlaceTrack(
                still(changes), Optional.empty(), Optional.empty(), since, false, miss ? misses + 1 : misses, 0);
    }
}

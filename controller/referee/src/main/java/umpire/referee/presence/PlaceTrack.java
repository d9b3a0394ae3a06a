package umpire.referee.presence;

import java.util.Optional;
import umpire.referee.observation.Sighting;

/**
 * How eye and sensors got on at one place so far.
 *
 * @param before what the eye saw when the sensors last felt the same, and how often they had changed by then
 * @param changedSinceMs since when it is hidden and not as before
 * @param aloneSinceMs since when they feel something where the eye sees nothing
 * @param missSinceMs since when they feel nothing below a piece, or since that was counted last
 * @param asking whether it has to be asked about
 * @param misses how often in a row no sensor felt a piece
 * @param asked how often it had to be asked about, with a piece on it in between, and always felt
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
     * What eye and sensors agreed on.
     *
     * @param changes how often the sensors of the place had changed, all together
     */
    record Agreed(Sighting sighting, long changes) {}

    /** The eye sees a piece, and the sensors feel it. */
    PlaceTrack piece(Optional<Agreed> agreed) {
        return seen(agreed, 0, asked);
    }

    /** The eye sees nothing, and the sensors feel nothing. */
    PlaceTrack nothing(Optional<Agreed> agreed) {
        return seen(agreed, misses, 0);
    }

    private static PlaceTrack seen(Optional<Agreed> agreed, int misses, int asked) {
        return new PlaceTrack(agreed, Optional.empty(), Optional.empty(), Optional.empty(), false, misses, asked);
    }

    /**
     * The eye cannot see: what takes time begins anew afterwards.
     *
     * @param changes how often the sensors of the place have changed by now
     */
    PlaceTrack hidden(long changes, long nowMs) {
        Optional<Long> changed = still(changes).map(seen -> changedSinceMs.orElse(nowMs));
        return new PlaceTrack(before, changed, Optional.empty(), Optional.empty(), false, misses, asked);
    }

    /** What was agreed on is over where the eye sees otherwise now, and no sensor has felt that. */
    private Optional<Agreed> still(long changes) {
        return before.filter(seen -> seen.changes() != changes);
    }

    /** The sensors feel something where the eye sees nothing. */
    PlaceTrack alone(long changes, long nowMs, PresenceThresholds thresholds) {
        long sinceMs = aloneSinceMs.orElse(nowMs);
        boolean asks = nowMs - sinceMs >= thresholds.askAfterMs();
        int times = asks && !asking ? asked + 1 : asked;
        return new PlaceTrack(
                still(changes), Optional.empty(), Optional.of(sinceMs), Optional.empty(), asks, misses, times);
    }

    /** The eye sees a piece that no sensor feels. */
    PlaceTrack missed(long changes, long nowMs, PresenceThresholds thresholds) {
        long sinceMs = missSinceMs.orElse(nowMs);
        boolean miss = nowMs - sinceMs >= thresholds.missMs();
        Optional<Long> since = Optional.of(miss ? nowMs : sinceMs);
        return new PlaceTrack(
                still(changes), Optional.empty(), Optional.empty(), since, false, miss ? misses + 1 : misses, 0);
    }
}

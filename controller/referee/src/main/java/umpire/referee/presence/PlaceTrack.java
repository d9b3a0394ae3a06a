package umpire.referee.presence;

import java.util.Optional;

/**
 * How eye and sensors got on at one place so far.
 *
 * @param before what the sensors felt when the eye last saw the same there; a look is older than what is felt, so no more is known
 * @param aloneSinceMs since when they feel something where the eye sees nothing
 * @param missSinceMs since when they feel nothing below a piece, or since that was counted last
 * @param asking whether it has to be asked about
 * @param misses how often in a row no sensor felt a piece
 * @param asked how often it had to be asked about, with a piece on it in between, and always felt
 */
record PlaceTrack(
        Optional<Boolean> before,
        Optional<Long> aloneSinceMs,
        Optional<Long> missSinceMs,
        boolean asking,
        int misses,
        int asked) {
    static final PlaceTrack NEW = new PlaceTrack(Optional.empty(), Optional.empty(), Optional.empty(), false, 0, 0);

    /** The eye sees a piece, and the sensors feel it. */
    PlaceTrack piece() {
        return new PlaceTrack(Optional.of(true), Optional.empty(), Optional.empty(), false, 0, asked);
    }

    /** The eye sees nothing, and the sensors feel nothing. */
    PlaceTrack nothing() {
        return new PlaceTrack(Optional.of(false), Optional.empty(), Optional.empty(), false, misses, 0);
    }

    /** The eye cannot see: what takes time begins anew afterwards. */
    PlaceTrack hidden() {
        return new PlaceTrack(before, Optional.empty(), Optional.empty(), false, misses, asked);
    }

    /** The sensors feel something where the eye sees nothing. */
    PlaceTrack alone(long nowMs, PresenceThresholds thresholds) {
        long sinceMs = aloneSinceMs.orElse(nowMs);
        boolean asks = nowMs - sinceMs >= thresholds.askAfterMs();
        return new PlaceTrack(
                before, Optional.of(sinceMs), Optional.empty(), asks, misses, asks && !asking ? asked + 1 : asked);
    }

    /** The eye sees a piece that no sensor feels. */
    PlaceTrack missed(long nowMs, PresenceThresholds thresholds) {
        long sinceMs = missSinceMs.orElse(nowMs);
        boolean miss = nowMs - sinceMs >= thresholds.missMs();
        return new PlaceTrack(
                before, Optional.empty(), Optional.of(miss ? nowMs : sinceMs), false, miss ? misses + 1 : misses, 0);
    }
}

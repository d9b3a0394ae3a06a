package umpire.referee.presence;

import java.util.Optional;

/**
 * How eye and sensors got on at one place so far.
 *
 * @param before what the sensors felt when the place was last seen
 * @param sinceMs since when they disagree there, or since the last miss
 * @param asking whether it has to be asked about
 * @param misses how often in a row no sensor felt a piece
 * @param asked how often it had to be asked about, with a piece on it in between, and always felt
 */
record PlaceTrack(Optional<Boolean> before, Optional<Long> sinceMs, boolean asking, int misses, int asked) {
    static final PlaceTrack NEW = new PlaceTrack(Optional.empty(), Optional.empty(), false, 0, 0);

    /** The eye sees a piece, and the sensors feel it. */
    PlaceTrack piece() {
        return new PlaceTrack(Optional.of(true), Optional.empty(), false, 0, asked);
    }

    /** The eye sees nothing, and the sensors feel nothing. */
    PlaceTrack nothing() {
        return new PlaceTrack(Optional.of(false), Optional.empty(), false, misses, 0);
    }

    /** The eye cannot see: what takes time begins anew afterwards. */
    PlaceTrack hidden() {
        return new PlaceTrack(before, Optional.empty(), false, misses, asked);
    }

    /** The sensors feel something where the eye sees nothing. */
    PlaceTrack alone(long nowMs, PresenceThresholds thresholds) {
        long lastedMs = before.orElse(false) ? lastedMs(nowMs) : 0;
        boolean asks = asking || lastedMs >= thresholds.askAfterMs();
        return new PlaceTrack(
                Optional.of(true), Optional.of(nowMs - lastedMs), asks, misses, asks && !asking ? asked + 1 : asked);
    }

    /** The eye sees a piece that no sensor feels. */
    PlaceTrack missed(long nowMs, PresenceThresholds thresholds) {
        long lastedMs = before.orElse(true) ? 0 : lastedMs(nowMs);
        boolean miss = lastedMs >= thresholds.missMs();
        return new PlaceTrack(
                Optional.of(false), Optional.of(miss ? nowMs : nowMs - lastedMs), false, miss ? misses + 1 : misses, 0);
    }

    private long lastedMs(long nowMs) {
        return nowMs - sinceMs.orElse(nowMs);
    }
}

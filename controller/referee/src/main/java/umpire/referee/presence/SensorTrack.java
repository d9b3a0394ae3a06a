package umpire.referee.presence;

import java.util.List;
import java.util.stream.Stream;

/**
 * The state of one sensor.
 *
 * @param name for people
 * @param felt whether it feels a piece
 * @param changes the number of its changes
 * @param changesMs the times of its latest changes
 */
record SensorTrack(String name, boolean felt, long changes, List<Long> changesMs) {
    SensorTrack {
        changesMs = List.copyOf(changesMs);
    }

    static SensorTrack begin(String name, boolean felt) {
        return new SensorTrack(name, felt, 0, List.of());
    }

    /** Returns the state after another reading. */
    SensorTrack read(boolean now, long nowMs, PresenceThresholds thresholds) {
        if (now == felt) {
            return this;
        }
        Stream<Long> late = changesMs.stream().filter(atMs -> nowMs - atMs < thresholds.flickerMs());
        return new SensorTrack(
                name, now, changes + 1, Stream.concat(late, Stream.of(nowMs)).toList());
    }

    /** Returns whether it changes more often than any hand makes it change. */
    boolean flickers(PresenceThresholds thresholds) {
        return changesMs.size() >= thresholds.flickers();
    }

    /** Returns whether it has not changed since a time. */
    boolean steadySince(long atMs) {
        return changesMs.isEmpty() || changesMs.getLast() < atMs;
    }

    /** Returns the sentence about an ignored sensor. */
    String says(String why) {
        return "The sensor at " + name + " " + why + ". The table ignores it until it is restarted.";
    }
}

package umpire.referee.presence;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is known of one sensor.
 *
 * @param name said to people
 * @param felt whether it feels something
 * @param changes how often it has changed
 * @param changesMs when it changed of late
 */
record SensorTrack(String name, boolean felt, long changes, List<Long> changesMs) {
    SensorTrack {
        changesMs = List.copyOf(changesMs);
    }

    static SensorTrack begin(String name, boolean felt) {
        return new SensorTrack(name, felt, 0, List.of());
    }

    /** Returns it after another reading. */
    SensorTrack read(boolean now, long nowMs, PresenceThresholds thresholds) {
        if (now == felt) {
            return this;
        }
        Stream<Long> late = changesMs.stream().filter(atMs -> nowMs - atMs < thresholds.flickerMs());
        return new SensorTrack(
                name, now, changes + 1, Stream.concat(late, Stream.of(nowMs)).toList());
    }

    /** Returns whether it changed as no hand changes it. */
    boolean flickers(PresenceThresholds thresholds) {
        return changesMs.size() >= thresholds.flickers();
    }

    /** Returns whether it has felt the same since before that time. */
    boolean steadySince(long atMs) {
        return changesMs.isEmpty() || changesMs.getLast() < atMs;
    }

    /** Returns a sentence of a sensor that is left out. */
    String says(String why) {
        return "The sensor at " + name + " " + why + ". It is left out until the table is started anew.";
    }
}

package umpire.referee.presence;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is known of one sensor.
 *
 * @param name said to people
 * @param felt whether it feels something
 * @param changesMs when it changed of late
 */
record SensorTrack(String name, boolean felt, List<Long> changesMs) {
    SensorTrack {
        changesMs = List.copyOf(changesMs);
    }

    static SensorTrack begin(String name, boolean felt) {
        return new SensorTrack(name, felt, List.of());
    }

    /** Returns it after another reading. */
    SensorTrack read(boolean now, long nowMs, PresenceThresholds thresholds) {
        if (now == felt) {
            return this;
        }
        Stream<Long> late = changesMs.stream().filter(atMs -> nowMs - atMs < thresholds.flickerMs());
        return new SensorTrack(name, now, Stream.concat(late, Stream.of(nowMs)).toList());
    }

    /** Returns whether it changed as no hand changes it. */
    boolean flickers(PresenceThresholds thresholds) {
        return changesMs.size() >= thresholds.flickers();
    }

    /** Returns a sentence of a sensor that is left out. */
    String says(String why) {
        return "The sensor at " + name + " " + why + ". It is left out until the table is started anew.";
    }
}

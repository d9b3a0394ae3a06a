package umpire.vision.twin;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Simulates defects of the sensors under the virtual table, for any game. Thread-safe. */
public final class BrokenSensors {
    /** The defects of a sensor. */
    public enum SensorDefect {
        /** The sensor works. */
        NONE,
        /** The sensor never detects anything. */
        DEAD,
        /** The sensor always detects something. */
        STUCK,
        /** The sensor detects something now and then. */
        FLICKERING;

        /**
         * Returns the defect of that name.
         *
         * @throws IllegalArgumentException if there is none; the message lists those that exist
         */
        public static SensorDefect named(String name) {
            for (SensorDefect defect : values()) {
                if (defect.name().toLowerCase(Locale.ROOT).equals(name)) {
                    return defect;
                }
            }
            throw new IllegalArgumentException(
                    "no sensor breaks like '" + name + "'; it can be none, dead, stuck or flickering");
        }
    }

    private final Map<Integer, SensorDefect> broken = new HashMap<>();
    private boolean unplugged;
    private boolean flickered;

    /** Sets the defect of sensors, by their numbers in the rig. */
    public synchronized void breakThem(Collection<Integer> sensors, SensorDefect defect) {
        sensors.forEach(sensor -> broken.put(sensor, defect));
    }

    /** Unplugs all sensors, or plugs them in again. */
    public synchronized void unplug(boolean out) {
        unplugged = out;
    }

    /** Returns whether the sensors are unplugged. */
    public synchronized boolean unplugged() {
        return unplugged;
    }

    /** Returns the detections after the defects are applied. */
    public synchronized SortedSet<Integer> felt(SortedSet<Integer> sound) {
        SortedSet<Integer> felt = new TreeSet<>(sound);
        Map<SensorDefect, Boolean> says = new EnumMap<>(
                Map.of(SensorDefect.DEAD, false, SensorDefect.STUCK, true, SensorDefect.FLICKERING, flickered));
        flickered = !flickered;
        broken.forEach((sensor, defect) -> {
            boolean feels = says.getOrDefault(defect, sound.contains(sensor));
            if (feels) {
                felt.add(sensor);
            } else {
                felt.remove(sensor);
            }
        });
        return felt;
    }
}

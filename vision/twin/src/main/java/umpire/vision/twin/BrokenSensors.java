package umpire.vision.twin;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Which of the sensors under the virtual table were broken, whatever is played there. Any thread may call. */
public final class BrokenSensors {
    /** What can be done to a sensor. */
    public enum SensorDefect {
        /** It is mended. */
        NONE,
        /** It feels nothing, whatever stands there. */
        DEAD,
        /** It feels something, whatever stands there. */
        STUCK,
        /** It feels something now and then. */
        FLICKERING;

        /**
         * Returns the one of that name.
         *
         * @throws IllegalArgumentException when there is none; the message says which there are
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

    /** Breaks sensors, by their numbers in the rig, or mends them. */
    public synchronized void breakThem(Collection<Integer> sensors, SensorDefect defect) {
        sensors.forEach(sensor -> broken.put(sensor, defect));
    }

    /** Pulls the plug of all of them, or puts it in again. */
    public synchronized void unplug(boolean out) {
        unplugged = out;
    }

    /** Returns whether the plug is out. */
    public synchronized boolean unplugged() {
        return unplugged;
    }

    /** Returns what is felt by sensors of which some are broken. */
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

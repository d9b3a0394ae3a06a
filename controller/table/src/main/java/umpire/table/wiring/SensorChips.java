package umpire.table.wiring;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.bridge.wire.PresenceWire;
import umpire.hardware.PresenceSensors;
import umpire.hardware.PresenceSensors.BoardSensor;

/** A rig's sensors by number, on one or more chips. */
final class SensorChips implements PresenceWire {
    /** Opens one chip. */
    @FunctionalInterface
    interface ChipOpener {
        PresenceWire open(int chip) throws IOException;
    }

    private final List<BoardSensor> sensors;
    private final SortedMap<Integer, PresenceWire> chips;

    private SensorChips(List<BoardSensor> sensors, SortedMap<Integer, PresenceWire> chips) {
        this.sensors = sensors;
        this.chips = chips;
    }

    /**
     * Opens every chip of the rig.
     *
     * @throws IOException when a chip is missing, or has fewer pins than the rig names; nothing stays open
     */
    static SensorChips open(PresenceSensors sensors, ChipOpener opener) throws IOException {
        SortedMap<Integer, PresenceWire> chips = new TreeMap<>();
        SensorChips open = new SensorChips(sensors.all(), chips);
        try {
            for (BoardSensor sensor : sensors.all()) {
                PresenceWire chip = chips.get(sensor.chip());
                if (chip == null) {
                    chip = opener.open(sensor.chip());
                    chips.put(sensor.chip(), chip);
                }
                if (sensor.pin() >= chip.count()) {
                    throw new IOException("The rig file names a sensor at " + sensor.name() + ", but there are "
                            + chip.count() + " there, counted from 0. Correct the sensors in the rig file.");
                }
            }
            return open;
        } catch (IOException | RuntimeException e) {
            open.close();
            throw e;
        }
    }

    @Override
    public int count() {
        return sensors.size();
    }

    @Override
    public SortedSet<Integer> felt() throws IOException {
        Map<Integer, SortedSet<Integer>> pins = new HashMap<>();
        for (Map.Entry<Integer, PresenceWire> chip : chips.entrySet()) {
            pins.put(chip.getKey(), chip.getValue().felt());
        }
        SortedSet<Integer> felt = new TreeSet<>();
        for (int number = 0; number < sensors.size(); number++) {
            BoardSensor sensor = sensors.get(number);
            if (pins.getOrDefault(sensor.chip(), Collections.emptySortedSet()).contains(sensor.pin())) {
                felt.add(number);
            }
        }
        return Collections.unmodifiableSortedSet(felt);
    }

    @Override
    public void close() {
        new ArrayList<>(chips.values()).forEach(PresenceWire::close);
        chips.clear();
    }
}

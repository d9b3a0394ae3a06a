package umpire.table.wiring;

import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import umpire.bridge.wire.PresenceWire;
import umpire.hardware.PresenceSensors;
import umpire.vision.twin.FeltPieces;
import umpire.vision.twin.scene.TableScene;

/** The sensors under the virtual table's board. They feel what stands there, but for those that were broken. Any thread may call. */
final class VirtualSensors implements PresenceWire {
    private final PresenceSensors sensors;
    private final Supplier<TableScene> scene;
    private final Map<Integer, Boolean> stuck = new HashMap<>();
    private boolean unplugged;

    /**
     * Lays them out.
     *
     * @param scene as it is at the moment
     */
    VirtualSensors(PresenceSensors sensors, Supplier<TableScene> scene) {
        this.sensors = sensors;
        this.scene = scene;
    }

    /** Breaks a sensor: it says so from now on, whatever stands there. */
    synchronized void stick(int sensor, boolean felt) {
        stuck.put(sensor, felt);
    }

    /** Pulls the plug, or puts it in again. */
    synchronized void unplug(boolean out) {
        unplugged = out;
    }

    @Override
    public int count() {
        return sensors.all().size();
    }

    @Override
    public synchronized SortedSet<Integer> felt() throws IOException {
        if (unplugged) {
            throw new IOException("The presence sensors are gone: check their plug.");
        }
        SortedSet<Integer> felt = new TreeSet<>(FeltPieces.by(sensors, scene.get()));
        stuck.forEach((sensor, feels) -> {
            if (feels) {
                felt.add(sensor);
            } else {
                felt.remove(sensor);
            }
        });
        return Collections.unmodifiableSortedSet(felt);
    }

    @Override
    public void close() {
        // They lie there whoever reads them.
    }
}

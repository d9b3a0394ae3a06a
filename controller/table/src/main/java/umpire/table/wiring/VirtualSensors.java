package umpire.table.wiring;

import java.io.IOException;
import java.util.Collections;
import java.util.SortedSet;
import java.util.function.Supplier;
import umpire.bridge.wire.PresenceWire;
import umpire.hardware.PresenceSensors;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.FeltPieces;
import umpire.vision.twin.scene.TableScene;

/** The sensors under the virtual table's board. They detect the pieces above them, except broken ones. Thread-safe. */
final class VirtualSensors implements PresenceWire {
    private final PresenceSensors sensors;
    private final Supplier<TableScene> scene;
    private final BrokenSensors broken;

    /**
     * Creates the sensors.
     *
     * @param scene returns the current scene
     */
    VirtualSensors(PresenceSensors sensors, Supplier<TableScene> scene, BrokenSensors broken) {
        this.sensors = sensors;
        this.scene = scene;
        this.broken = broken;
    }

    @Override
    public int count() {
        return sensors.all().size();
    }

    @Override
    public SortedSet<Integer> felt() throws IOException {
        if (broken.unplugged()) {
            throw new IOException("The presence sensors are gone: check their plug.");
        }
        return Collections.unmodifiableSortedSet(broken.felt(FeltPieces.by(sensors, scene.get())));
    }

    @Override
    public void close() {
        // The sensors do not depend on a reader, so nothing is released.
    }
}

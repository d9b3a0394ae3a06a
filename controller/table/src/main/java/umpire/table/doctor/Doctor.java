package umpire.table.doctor;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import umpire.bridge.serial.Microcontrollers;
import umpire.bridge.virtual.VirtualButtons;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.hardware.WireSource;
import umpire.mqtt.connection.MqttSettings;
import umpire.rules.kernel.Game;
import umpire.table.finding.BrokerExamination;
import umpire.table.finding.Finding;
import umpire.table.finding.HostExamination;
import umpire.table.wiring.BoxOnTable;
import umpire.table.wiring.DeviceOpeners;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;

/** Checks every part of a table. It opens the devices itself, so no running table may use them. */
public final class Doctor {
    private static final long SEED = 1;

    /** The virtual camera's frame rate for the check. Its idle mode is off, because the check counts pictures. */
    private static final VirtualCamera.Pacing AS_REAL_ONES = new VirtualCamera.Pacing(40, 40, 0);

    private final Rig rig;
    private final Path data;
    private final Optional<MqttSettings> broker;
    private final LongSupplier clockMs;

    /**
     * Creates the check of a table.
     *
     * @param data the data folder, existing or not
     * @param broker an outside broker; empty for the embedded one
     */
    public Doctor(Rig rig, Path data, Optional<MqttSettings> broker, LongSupplier clockMs) {
        this.rig = rig;
        this.data = data;
        this.broker = broker;
        this.clockMs = clockMs;
    }

    /**
     * Returns the findings, the camera first and the machine last.
     *
     * @param game the game whose board may be on the table
     * @param litMs how long the strip is lit for a person to look at it
     */
    public List<Finding> findings(Game<?, ?> game, long litMs) throws InterruptedException {
        OpenCv.load();
        List<Finding> findings = new ArrayList<>();
        Microcontrollers microcontrollers = Microcontrollers.onThisMachine(clockMs);
        Optional<Finding> strip = Optional.empty();
        boolean wired = !(rig.devices().lights() instanceof WireSource.DrawnWire);
        try (VisionPipeline eye = KnownSheets.eye(rig, game)) {
            findings.addAll(new CameraExamination(rig, DeviceOpeners.camera(rig, () -> virtualCamera(game), clockMs))
                    .findings(eye));
            if (wired && !rig.devices().tableIsVirtual()) {
                strip = new StripExamination(rig, DeviceOpeners.camera(rig, () -> virtualCamera(game), clockMs))
                        .finding(eye, DeviceOpeners.lights(rig, microcontrollers));
            }
        }
        WireExamination wires = new WireExamination(rig);
        findings.add(
                !wired
                        ? Finding.none("strip", "No strip is wired: the rig file's devices say virtual.")
                        : strip.isPresent()
                                ? strip.orElseThrow()
                                : wires.strip(DeviceOpeners.lights(rig, microcontrollers), litMs));
        findings.add(
                rig.devices().buttons() instanceof WireSource.DrawnWire
                        ? Finding.none("buttons", "No buttons are wired: the rig file's devices say virtual.")
                        : wires.buttons(DeviceOpeners.buttons(
                                rig, new VirtualButtons(rig.buttons(), clockMs, 0), microcontrollers, clockMs)));
        if (!(rig.devices().presence() instanceof WireSource.DrawnWire)) {
            DeviceOpeners.presence(rig, TableScene::empty, new BrokenSensors(), microcontrollers)
                    .ifPresent(opener -> findings.add(wires.sensors(opener)));
        }
        DeviceOpeners.buzzer(rig, microcontrollers).ifPresent(opener -> findings.add(wires.buzzer(opener)));
        findings.add(broker.map(BrokerExamination::outside).orElseGet(BrokerExamination::ofNone));
        findings.addAll(new HostExamination(Path.of("/"), data, InstantSource.system()).findings());
        return findings;
    }

    /** Returns a camera over a virtual table with the game set up, so that all processing behind the lens is checked. */
    private <S, A> VirtualCamera virtualCamera(Game<S, A> game) {
        VirtualTable table = BoxOnTable.of(rig, game, game.show(game.opening()), SEED, SEED, clockMs.getAsLong());
        return new VirtualCamera(table, TwinCamera.of(rig, game, SEED), clockMs, AS_REAL_ONES);
    }
}

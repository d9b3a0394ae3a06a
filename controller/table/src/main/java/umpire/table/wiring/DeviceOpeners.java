package umpire.table.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.bridge.pi4j.Mcp23017Sensors;
import umpire.bridge.pi4j.Pi4jButtons;
import umpire.bridge.pi4j.Pi4jBuzzer;
import umpire.bridge.pi4j.Pi4jStrip;
import umpire.bridge.serial.Microcontrollers;
import umpire.bridge.virtual.VirtualButtons;
import umpire.bridge.virtual.VirtualStrip;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.Reconnection;
import umpire.hardware.CameraSource;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.hardware.WireSource;
import umpire.table.pump.CameraPump;
import umpire.table.pump.PartStatus;
import umpire.vision.frame.CaptureCamera;
import umpire.vision.frame.FolderCamera;
import umpire.vision.frame.FrameSource;
import umpire.vision.frame.RaspberryPiCamera;
import umpire.vision.frame.StreamCamera;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.scene.TableScene;

/** Openers for the devices of a rig. A device may be missing, so an opener is called repeatedly. */
public final class DeviceOpeners {
    static final long RETRY_MS = 3_000;

    private DeviceOpeners() {}

    /** Returns the opener of the camera, which is {@code virtual} for a virtual one. */
    public static CameraPump.CameraOpener camera(Rig rig, CameraPump.CameraOpener virtual, LongSupplier clockMs) {
        return switch (rig.devices().camera()) {
            case CameraSource.Virtual none -> virtual;
            case CameraSource.Numbered device ->
                () -> CaptureCamera.device(
                        device.number(), rig.camera().widthPx(), rig.camera().heightPx(), clockMs);
            case CameraSource.Linked link ->
                () -> CaptureCamera.linked(
                        Path.of(link.path()),
                        rig.camera().widthPx(),
                        rig.camera().heightPx(),
                        clockMs);
            case CameraSource.Stream stream -> () -> StreamCamera.open(stream.address(), clockMs);
            case CameraSource.RaspberryPi pi ->
                () -> RaspberryPiCamera.open(
                        pi.number(), rig.camera().widthPx(), rig.camera().heightPx(), clockMs);
            case CameraSource.Recorded video -> () -> recorded(Path.of(video.path()), clockMs);
        };
    }

    private static FrameSource recorded(Path path, LongSupplier clockMs) throws IOException {
        return Files.isDirectory(path)
                ? FolderCamera.open(path, clockMs)
                : CaptureCamera.recorded(path.toString(), clockMs);
    }

    /** Returns the opener of the strip. */
    public static Reconnection.DeviceOpener<PixelWire> lights(Rig rig, Microcontrollers microcontrollers) {
        int count = rig.leds().leds().size();
        return switch (rig.devices().lights()) {
            case WireSource.DrawnWire drawn -> () -> new VirtualStrip(count);
            case WireSource.HeaderPins pins ->
                () -> Pi4jStrip.open(count, rig.leds().chip());
            case WireSource.SerialPath line -> () -> microcontrollers.strip(line.path(), count);
        };
    }

    /** Returns the opener of the buttons; virtual ones are always there. */
    public static Reconnection.DeviceOpener<EdgeWire> buttons(
            Rig rig, VirtualButtons virtual, Microcontrollers microcontrollers, LongSupplier clockMs) {
        return switch (rig.devices().buttons()) {
            case WireSource.DrawnWire drawn -> () -> virtual;
            case WireSource.HeaderPins pins -> () -> Pi4jButtons.open(rig.buttons(), clockMs);
            case WireSource.SerialPath line -> () -> microcontrollers.buttons(line.path(), rig.buttons(), clockMs);
        };
    }

    /** Returns the opener of the sensors under the board. It is empty without sensors, or for virtual sensors without a virtual table. */
    public static Optional<Reconnection.DeviceOpener<PresenceWire>> presence(
            Rig rig, Supplier<TableScene> scene, BrokenSensors broken, Microcontrollers microcontrollers) {
        PresenceSensors sensors = rig.sensors();
        if (sensors.grids().isEmpty()) {
            return Optional.empty();
        }
        return switch (rig.devices().presence()) {
            case WireSource.DrawnWire drawn ->
                rig.devices().tableIsVirtual()
                        ? Optional.of(() -> new VirtualSensors(sensors, scene, broken))
                        : Optional.empty();
            case WireSource.HeaderPins pins -> Optional.of(() -> SensorChips.open(sensors, Mcp23017Sensors::open));
            case WireSource.SerialPath line ->
                Optional.of(() -> SensorChips.open(sensors, none -> microcontrollers.presence(line.path())));
        };
    }

    /** Returns the opener of the buzzer; empty without one. */
    public static Optional<Reconnection.DeviceOpener<BuzzerWire>> buzzer(Rig rig, Microcontrollers microcontrollers) {
        return switch (rig.devices().buzzer()) {
            case WireSource.DrawnWire drawn -> Optional.empty();
            case WireSource.HeaderPins pins ->
                Optional.of(() -> Pi4jBuzzer.open(rig.buzzer().bcm()));
            case WireSource.SerialPath line -> Optional.of(() -> microcontrollers.buzzer(line.path()));
        };
    }

    /** Returns a part's state. A part drawn on the virtual table's page is off when there is no such page. */
    static PartStatus part(Rig rig, WireSource wire, PartStatus said) {
        return wire instanceof WireSource.DrawnWire && !rig.devices().tableIsVirtual()
                ? PartStatus.off(said.name(), "none are wired; the rig file may name them under devices")
                : said;
    }
}

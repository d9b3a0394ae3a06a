package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Parsed;

class DevicesTest {
    @Test
    void aRigWithoutDevicesIsTheVirtualTable() {
        assertThat(Rig.standard().devices().tableIsVirtual()).isTrue();
        assertThat(RigFile.read("sensors: []", "rig.yaml").orThrow().devices()).isEqualTo(Devices.virtual());
    }

    @Test
    void realDevicesAreNamedInTheRigFile() {
        Rig rig = RigFile.read("devices: {camera: 0, lights: pi4j, buttons: pi4j}", "rig.yaml")
                .orThrow();

        assertThat(rig.devices())
                .isEqualTo(new Devices(
                        new CameraSource.Numbered(0), new WireSource.HeaderPins(), new WireSource.HeaderPins()));
        assertThat(rig.devices().tableIsVirtual()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "virtual, Virtual",
        "0, Numbered",
        "rpicam, RaspberryPi",
        "rpicam:1, RaspberryPi",
        "/dev/video2, Numbered",
        "/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920-video-index0, Linked",
        "http://pi:8000/stream.mjpg, Stream",
        "tcp://192.168.1.7:8888, Stream",
        "evening.avi, Recorded",
        "frames/%04d.jpg, Recorded"
    })
    void aCameraIsParsedFromItsText(String text, String kind) {
        assertThat(CameraSource.parse(text).orThrow().getClass().getSimpleName())
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "100", "rtsp://pi/stream", "tcp://pi", "http://", "rpicam:x"})
    void anInvalidCameraIsRefusedWithExamples(String text) {
        assertThat(CameraSource.parse(text))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("http://", "evening.avi"));
    }

    @Test
    void anUnknownWireIsNamedWithItsLine() {
        assertThat(RigFile.read("devices:\n  lights: p4j\n", "rig.yaml"))
                .isEqualTo(Parsed.bad("rig.yaml:2: lights is \"p4j\"; did you mean \"pi4j\"?"));
    }

    @Test
    void oneSerialLineMayServeBothStripAndButtons() {
        Rig rig = RigFile.read("devices: {lights: serial:/dev/ttyUSB0, buttons: serial:/dev/ttyUSB0}", "rig.yaml")
                .orThrow();

        assertThat(rig.devices().lights()).isEqualTo(new WireSource.SerialPath("/dev/ttyUSB0"));
        assertThat(rig.devices().buttons()).isEqualTo(rig.devices().lights());
        assertThat(RigFile.read(RigFile.write(rig), "rig.yaml")).isEqualTo(Parsed.good(rig));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'serial:'",
                "serial:ttyUSB0",
                "serial:/dev/",
                "serial:/tmp/line",
                "'serial: /dev/ttyUSB0'",
                "serial:/dev/../etc/passwd"
            })
    void aSerialLineIsNamedByItsDeviceFile(String written) {
        assertThat(RigFile.read("devices:\n  camera: 0\n  buttons: " + written + "\n", "rig.yaml"))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class,
                        bad -> assertThat(bad.why())
                                .startsWith(
                                        "rig.yaml:3: a serial line is named by its device file, such as serial:/dev/ttyUSB0"));
    }

    @Test
    void aMicrocontrollerDrivesNoOtherChip() {
        assertThat(RigFile.read(
                        "leds: {roundTheEdge: 3, chip: sk9822}\ndevices: {camera: 0, lights: serial:/dev/ttyUSB0}",
                        "rig.yaml"))
                .isEqualTo(Parsed.bad("rig.yaml:2: drive this strip by pi4j, or name another chip: a microcontroller"
                        + " drives only ws2812b."));
    }
}

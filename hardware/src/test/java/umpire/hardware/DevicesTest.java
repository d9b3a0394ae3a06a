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
                .isEqualTo(new Devices(new CameraSource.Numbered(0), Devices.WireKind.PI4J, Devices.WireKind.PI4J));
        assertThat(rig.devices().tableIsVirtual()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "virtual, Virtual",
        "0, Numbered",
        "rpicam, RaspberryPi",
        "rpicam:1, RaspberryPi",
        "/dev/video2, Numbered",
        "http://pi:8000/stream.mjpg, Stream",
        "tcp://192.168.1.7:8888, Stream",
        "evening.avi, Recorded",
        "frames/%04d.jpg, Recorded"
    })
    void aCameraIsKnownByHowItIsWritten(String text, String kind) {
        assertThat(CameraSource.parse(text).orThrow().getClass().getSimpleName())
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "100", "rtsp://pi/stream", "tcp://pi", "http://", "rpicam:x"})
    void whatIsNoCameraIsRefusedWithExamples(String text) {
        assertThat(CameraSource.parse(text))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("http://", "evening.avi"));
    }

    @Test
    void anUnknownWireIsNamedWithItsLine() {
        assertThat(RigFile.read("devices:\n  lights: p4j\n", "rig.yaml"))
                .isEqualTo(Parsed.bad("rig.yaml:2: lights is \"p4j\"; did you mean \"pi4j\"?"));
    }
}

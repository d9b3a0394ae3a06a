package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Parsed;

class RedactedUriTest {
    @ParameterizedTest
    @CsvSource({
        "http://pi:8000/stream.mjpg, http://pi:8000/stream.mjpg",
        "http://ann:s3cret@pi:8000/stream.mjpg, http://pi:8000/stream.mjpg",
        "http://ann@pi/, http://pi/",
        "http://ann:s3@cret@pi/, http://pi/",
        "http://ann:s3/cret@pi/x, http://pi/x",
        "http://ann:s3?cret#@pi/x, http://pi/x",
        "http://pi/video.cgi?user=ann&pwd=s3cret, http://pi/video.cgi",
        "rtsp://ann:s3cret@pi/live, rtsp://pi/live",
        "ann:s3cret@pi/live, pi/live",
        "http:/ann:s3cret@pi/live, http:/pi/live",
        "tcp://[::1]:1883, tcp://[::1]:1883",
        "evening.avi, evening.avi"
    })
    void anAddressIsShownWithoutItsSecrets(String address, String said) {
        assertThat(RedactedUri.of(address)).isEqualTo(said);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rtsp://ann:s3cret@pi/live",
                "tcp://ann:s3cret@pi:8888",
                "https://ann:s3cret@pi/",
                "http://ann:s3cret with a space@pi/",
                "ann:s3cret@pi/stream.mjpg"
            })
    void aRefusedCameraIsQuotedWithoutSecrets(String text) {
        assertThat(CameraSource.parse(text))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class,
                        bad -> assertThat(bad.why()).contains("pi").doesNotContain("ann", "s3cret"));
        assertThat(RigFile.read("devices: {camera: '" + text + "'}", "rig.yaml"))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).doesNotContain("ann:", "s3cret"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://ann:s3cret@pi/stream.mjpg", "http://pi/video.cgi?user=ann&pwd=s3cret"})
    void secretsStayInTheRigFileAndOutOfTheLog(String address) {
        CameraSource source = CameraSource.parse(address).orThrow();
        Rig rig = Rig.standard().seeing(source);
        assertThat(rig.toString()).doesNotContain("ann", "s3cret");
        assertThat(RigFile.read(RigFile.write(rig), "rig.yaml")
                        .orThrow()
                        .devices()
                        .camera())
                .isEqualTo(source);
    }
}

package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.Camera;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/** The tilt of a tag, as a camera a metre above the table sees it. */
class TagTiltTest {
    private static final double HALF_MM = 9;
    private static final double HEIGHT_MM = 40;
    private static final CameraView VIEW = new CameraView(
            Camera.reference(),
            List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
            List.of(0.0, 0.0, 1000.0));

    /** Returns a tag at a place, rotated in its own plane and then tilted towards a direction. */
    private static Tag tag(double xMm, double yMm, double turnDeg, double tiltDeg, double towardsDeg) {
        double towards = Math.toRadians(towardsDeg);
        double tilt = Math.toRadians(tiltDeg);
        List<Pixel> corners = IntStream.range(0, 4)
                .mapToObj(i -> {
                    double turn = Math.toRadians(turnDeg + 135 - 90 * i) - towards;
                    double down = HALF_MM * Math.sqrt(2) * Math.cos(turn);
                    double aside = HALF_MM * Math.sqrt(2) * Math.sin(turn);
                    double out = down * Math.cos(tilt);
                    return VIEW.pixelFromTable(
                            xMm + out * Math.cos(towards) - aside * Math.sin(towards),
                            yMm + out * Math.sin(towards) + aside * Math.cos(towards),
                            HEIGHT_MM - down * Math.sin(tilt));
                })
                .toList();
        return new Tag(1, corners, 1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 10, 0, 0",
        "0, 0, 25, 30, 200",
        "300, 150, 40, 0, 0",
        "300, 150, 0, 30, 20",
        "300, 150, 70, 30, 110",
        "-320, -180, 33, 45, 300",
        "250, -200, 80, 70, 90"
    })
    void oneSolutionIsTheTilt(double xMm, double yMm, double turnDeg, double tiltDeg, double towardsDeg) {
        TagTilt tilt = TagTilt.of(tag(xMm, yMm, turnDeg, tiltDeg, towardsDeg), HEIGHT_MM, VIEW);
        double nearer = Math.abs(tilt.oneDeg() - tiltDeg) < Math.abs(tilt.otherDeg() - tiltDeg)
                ? tilt.oneDeg()
                : tilt.otherDeg();
        assertThat(nearer).as("%s", tilt).isCloseTo(tiltDeg, within(3.0));
        assertThat(tilt.surelyOff(tiltDeg, 4)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"20, 40, 20, 10, false", "20, 40, 40, 10, false", "20, 40, 30, 9, true", "20, 40, 30, 11, false"})
    void itIsSurelyOffIfNeitherSolutionIsNear(
            double oneDeg, double otherDeg, double tiltDeg, double nearDeg, boolean off) {
        assertThat(new TagTilt(oneDeg, otherDeg).surelyOff(tiltDeg, nearDeg)).isEqualTo(off);
    }
}

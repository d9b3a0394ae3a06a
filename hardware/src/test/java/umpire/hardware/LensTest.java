package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LensTest {
    private static Camera lens(double focalPx, double k1, double k2, double k3) {
        return new Camera(2028, 1520, focalPx, focalPx, 1013.5, 759.5, List.of(k1, k2, 0.0, 0.0, k3), 0);
    }

    @ParameterizedTest
    @CsvSource({"2000, -0.08, 0.02, 0", "2000, 0, 0, 0", "1100, -0.32, 0.11, -0.01", "5000, 0.6, -3, 20"})
    void aValidLensIsAccepted(double focalPx, double k1, double k2, double k3) {
        assertThat(lens(focalPx, k1, k2, k3).fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 0, 0", "60000, 0, 0, 0"})
    void anImpossibleFocalLengthIsRefused(double focalPx, double k1, double k2, double k3) {
        assertThat(lens(focalPx, k1, k2, k3).fault())
                .hasValueSatisfying(why -> assertThat(why).contains("focal length", "Calibrate again"));
    }

    @ParameterizedTest
    @CsvSource({"2000, 900, 900, 900", "2000, -5, 0, 0", "1100, -1, 0, 0"})
    void aDistortionThatFoldsThePictureIsRefused(double focalPx, double k1, double k2, double k3) {
        assertThat(lens(focalPx, k1, k2, k3).fault())
                .hasValueSatisfying(why -> assertThat(why).contains("distortion"));
    }

    @Test
    void theRigFileNamesTheLine() {
        String text = RigFile.write(Rig.standard()).replace("fxPx: 2000", "fxPx: 1");

        assertThat(RigFile.read(text, "rig.yaml").toOptional()).isEmpty();
        assertThat(RigFile.read(text, "rig.yaml").toString()).contains("rig.yaml:5: no lens");
    }
}

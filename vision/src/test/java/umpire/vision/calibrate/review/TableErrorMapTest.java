package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.lens.LensNumbers;

/** The map shows either of the two ways in which a lens can be uncertain. */
class TableErrorMapTest {
    private static final Rig RIG = Rig.standard();
    private static final LensNumbers LENS = LensNumbers.of(RIG.camera());
    private static final List<LensNumbers> AGREEING = Collections.nCopies(10, LENS);
    private static final int K1 = 4;

    @Test
    void aCertainLensHasNoError() {
        assertThat(worstMm(covariance(0), AGREEING)).isLessThan(1e-6);
    }

    @Test
    void anUncertainNumberCausesAnError() {
        assertThat(worstMm(covariance(0.01), AGREEING)).isBetween(0.1, 20.0);
    }

    @Test
    void disagreeingLensesCauseAnError() {
        List<LensNumbers> disagreeing = new ArrayList<>(AGREEING);
        disagreeing.set(3, LENS.with(K1, LENS.get(K1) + 0.01));
        assertThat(worstMm(covariance(0), disagreeing)).isBetween(0.1, 20.0);
    }

    @Test
    void anUnknownLensHasAFiniteError() {
        double[][] anything = new double[LensNumbers.COUNT][LensNumbers.COUNT];
        for (int i = 0; i < LensNumbers.COUNT; i++) {
            anything[i][i] = 1e60;
        }
        assertThat(worstMm(anything, AGREEING)).isBetween(960.0, 1e5);
    }

    @Test
    void registrationCompensatesAPartOfAWrongFocalLength() {
        double[][] focal = new double[LensNumbers.COUNT][LensNumbers.COUNT];
        focal[0][0] = 100;
        focal[0][1] = 100;
        focal[1][0] = 100;
        focal[1][1] = 100;
        assertThat(worstMm(focal, AGREEING)).isLessThan(0.5);
    }

    private static double worstMm(double[][] covariance, List<LensNumbers> heldOut) {
        Camera camera = RIG.camera();
        TableView view = TableView.of(camera, RIG, List.of());
        return TableErrorMap.of(view, RIG.table(), covariance, heldOut).worstMm();
    }

    private static double[][] covariance(double k1) {
        double[][] covariance = new double[LensNumbers.COUNT][LensNumbers.COUNT];
        covariance[K1][K1] = k1 * k1;
        return covariance;
    }
}

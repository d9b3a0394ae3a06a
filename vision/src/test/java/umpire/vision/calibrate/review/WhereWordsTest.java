package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardPose;

/** The words left and right, top and bottom, far and near match the picture. */
class WhereWordsTest {
    @ParameterizedTest
    @CsvSource({
        "630, 20, the top right corner",
        "20, 20, the top left corner",
        "630, 460, the bottom right corner",
        "20, 460, the bottom left corner"
    })
    void theCornerOfThePictureThatIsNotReachedIsNamed(double x, double y, String name) {
        List<BoardCorner> corners = new ArrayList<>();
        for (double seenX : new double[] {20, 630}) {
            for (double seenY : new double[] {20, 460}) {
                if (seenX != x || seenY != y) {
                    corners.add(new BoardCorner(0, 0, seenX, seenY));
                }
            }
        }
        assertThat(PictureCoverage.of(List.of(corners), 640, 480).missing()).containsExactly(name);
    }

    /** The camera looks along z, and x is to the right. If the left side is near, going right leads away from the camera. */
    @ParameterizedTest
    @CsvSource({"20, 0, its left side", "-20, 0, its right side", "0, 20, its top", "0, -20, its bottom"})
    void theSideOfTheBoardThatCameNearerIsNotMissing(double rightDeg, double downDeg, String side) {
        double right = Math.toRadians(rightDeg);
        double down = Math.toRadians(downDeg);
        double[] rotation = downDeg == 0
                ? new double[] {Math.cos(right), 0, -Math.sin(right), 0, 1, 0, Math.sin(right), 0, Math.cos(right)}
                : new double[] {1, 0, 0, 0, Math.cos(down), -Math.sin(down), 0, Math.sin(down), Math.cos(down)};
        BoardPose pose = new BoardPose(rotation, new double[] {0, 0, 10});
        int axis = downDeg == 0 ? 0 : 1;
        double nearer = pose.apply(axis == 0 ? -1 : 0, axis == 0 ? 0 : -1, 0)[2];
        assertThat(nearer < 10).isEqualTo(side.equals("its left side") || side.equals("its top"));
        assertThat(TiltSpread.of(List.of(pose)).missing()).hasSize(3).doesNotContain(side);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, towards its far left corner",
        "2, 0, towards its far right corner",
        "0, 2, towards its near left corner",
        "2, 2, towards its near right corner",
        "1, 0, towards its far side",
        "2, 1, towards its right side",
        "1, 1, in the middle"
    })
    void theWorstPlaceOfTheTableIsNamed(int column, int row, String name) {
        List<List<Double>> errors = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            errors.add(new ArrayList<>(Collections.nCopies(3, 0.1)));
        }
        errors.get(row).set(column, 0.4);
        TableError error = new TableError(List.of(-480.0, 0.0, 480.0), List.of(330.0, 0.0, -330.0), errors, true, 2);
        assertThat(error.worstPlace()).isEqualTo(name);
    }
}

package umpire.vision.detect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

class HistogramTest {
    @Test
    void theLevelOfHalfOfAllIsTheMedian() {
        int[] counts = {1, 0, 2, 0, 2};
        assertThat(Histogram.level(counts, 2.5)).isEqualTo(2);
        assertThat(Histogram.level(new int[] {2, 0, 2}, 2)).isEqualTo(0);
        assertThat(Histogram.level(new int[] {2, 0, 2}, 3)).isEqualTo(2);
    }

    @Test
    void withFewerValuesTheLastLevelIsReturned() {
        assertThat(Histogram.level(new int[] {1, 1, 0}, 3)).isEqualTo(2);
        assertThat(Histogram.level(new int[3], 0)).isEqualTo(0);
    }

    @Test
    void everyPixelOfAPictureCounts() {
        OpenCv.load();
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.keep(new Mat(2, 3, CvType.CV_8U));
            grey.put(0, 0, new byte[] {0, (byte) 255, 7, 7, 7, (byte) 200});
            int[] counts = Histogram.of(grey);
            assertThat(counts).hasSize(256);
            assertThat(new int[] {counts[0], counts[7], counts[200], counts[255]})
                    .containsExactly(1, 3, 1, 1);
        }
    }
}

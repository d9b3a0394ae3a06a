package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

class OpenCvTest {
    @Test
    void theLibraryLoadsTwiceAsOnce() {
        OpenCv.load();
        OpenCv.load();
        Mat ones = new Mat(3, 4, CvType.CV_8U, new Scalar(1));
        assertThat(Core.sumElems(ones).val[0]).isEqualTo(12);
        ones.release();
    }
}

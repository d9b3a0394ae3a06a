package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class OpenCvTest {
    @Test
    void loadingTwiceIsHarmless() {
        OpenCv.load();
        OpenCv.load();
        Mat ones = new Mat(3, 4, CvType.CV_8U, new Scalar(1));
        assertThat(Core.sumElems(ones).val[0]).isEqualTo(12);
        ones.release();
    }

    @Test
    void runningOutOfMemoryIsDistinguished() {
        OpenCv.load();
        Throwable tooLarge = catchThrowable(() -> OpenCv.release(new Mat(1 << 22, 1 << 22, CvType.CV_64F)));
        assertThat(OpenCv.ranOutOfMemory(tooLarge)).isTrue();
        Mat none = new Mat();
        Throwable wrong = catchThrowable(() -> Imgproc.resize(none, none, new Size(0, 0)));
        OpenCv.release(none);
        assertThat(wrong).isInstanceOf(CvException.class);
        assertThat(OpenCv.ranOutOfMemory(wrong)).isFalse();
        assertThat(OpenCv.ranOutOfMemory(new IllegalStateException("a bug"))).isFalse();
    }
}

package umpire.vision.twin.camera;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;

/** Degrades rendered frames to those of a worse lens in worse light. */
public final class SpoiltPicture {
    private SpoiltPicture() {}

    /**
     * Returns a degraded frame as PNG.
     *
     * @param frame the caller still owns it; left as it was
     * @param blurPx the standard deviation of the blur, above 0
     * @param light share of the light that is left, up to 1
     */
    public static byte[] png(Frame frame, double blurPx, double light) {
        try (MatScope scope = new MatScope()) {
            Mat spoilt = scope.mat();
            MatOfByte bytes = scope.keep(new MatOfByte());
            Imgproc.GaussianBlur(frame.bgr(), spoilt, new Size(0, 0), blurPx);
            Core.multiply(spoilt, Scalar.all(light), spoilt);
            Imgcodecs.imencode(".png", spoilt, bytes);
            return bytes.toArray();
        }
    }
}

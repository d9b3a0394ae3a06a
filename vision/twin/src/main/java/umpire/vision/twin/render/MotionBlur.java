package umpire.vision.twin.render;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.scene.Velocity;

/** The motion of an object across the picture during the exposure. */
record MotionBlur(double xPx, double yPx) {
    private static final double SEEN_PX = 0.7;

    static MotionBlur of(Velocity velocity, double exposureMs, double pxPerMm) {
        double share = exposureMs / 1000 * pxPerMm;
        return new MotionBlur(velocity.xMmPerS() * share, -velocity.yMmPerS() * share);
    }

    /** Returns the same blur in a picture scaled down by a factor. */
    MotionBlur shrunk(int times) {
        return new MotionBlur(xPx / times, yPx / times);
    }

    double lengthPx() {
        return Math.hypot(xPx, yPx);
    }

    /** Blurs pixels along the motion, half before and half after; pixels outside the frame are empty. */
    void applyTo(Mat pixels) {
        if (lengthPx() > SEEN_PX && !pixels.empty()) {
            try (MatScope scope = new MatScope()) {
                Imgproc.filter2D(pixels, pixels, -1, scope.keep(kernel()));
            }
        }
    }

    private Mat kernel() {
        int reachX = (int) Math.ceil(Math.abs(xPx) / 2) + 1;
        int reachY = (int) Math.ceil(Math.abs(yPx) / 2) + 1;
        try (MatScope scope = new MatScope()) {
            Mat line = scope.keep(Mat.zeros(2 * reachY + 1, 2 * reachX + 1, CvType.CV_8U));
            Point from = new Point((reachX - xPx / 2) * 16, (reachY - yPx / 2) * 16);
            Point to = new Point((reachX + xPx / 2) * 16, (reachY + yPx / 2) * 16);
            Imgproc.line(line, from, to, Scalar.all(255), 1, Imgproc.LINE_AA, 4);
            Mat kernel = scope.mat();
            line.convertTo(kernel, CvType.CV_32F, 1 / Core.sumElems(line).val[0]);
            return scope.handOut(kernel);
        }
    }
}

package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.Light;

/** Casts shadows on the table: sharp where an object touches it, and softer with its height. */
final class Shadow {
    /** The growth of a shadow's penumbra for each millimetre of height. */
    private static final double PENUMBRA = 0.06;

    private static final double FINEST_SIGMA_PX = 2;

    private final Lens lens;
    private final Light light;

    Shadow(Lens lens, Light light) {
        this.lens = lens;
        this.light = light;
    }

    /** Returns the pixel of the table on which a point's shadow falls. */
    Pixel of(double xMm, double yMm, double zMm) {
        double far = zMm / (light.lampHeightMm() - zMm);
        return lens.project(xMm + (xMm - light.lampXMm()) * far, yMm + (yMm - light.lampYMm()) * far, 0);
    }

    /** Returns the pixels of faces and of their shadows. */
    List<Pixel> around(List<double[][]> faces) {
        List<Pixel> pixels = new ArrayList<>();
        for (double[][] face : faces) {
            for (double[] c : face) {
                pixels.add(of(c[0], c[1], c[2]));
                pixels.add(lens.project(c[0], c[1], 0));
            }
        }
        return pixels;
    }

    /** Returns the shade of a solid in a part of the frame: the shadow of its faces, and the contact shadow under its foot. */
    Mat cast(Rect part, List<double[][]> faces, double middleMm, double footMm) {
        try (MatScope scope = new MatScope()) {
            Mat shade = scope.keep(Mat.zeros(part.height, part.width, CvType.CV_8U));
            for (double[][] face : faces) {
                fill(shade, part, face, 255 * light.shadow() * 0.92);
            }
            soften(shade, 0.5 + PENUMBRA * middleMm * lens.pxPerMm(0));
            Mat dimness = scope.keep(Mat.zeros(part.height, part.width, CvType.CV_8U));
            for (double[][] face : faces) {
                fillBelow(dimness, part, face, 90 / (1 + footMm / 8));
            }
            soften(dimness, (1.4 + footMm * 0.25) * lens.pxPerMm(0));
            Core.add(shade, dimness, shade);
            return scope.handOut(shade);
        }
    }

    private void fill(Mat shade, Rect part, double[][] face, double depth) {
        polygon(shade, part, Arrays.stream(face).map(p -> of(p[0], p[1], p[2])).toList(), depth);
    }

    private void fillBelow(Mat shade, Rect part, double[][] face, double depth) {
        polygon(
                shade,
                part,
                Arrays.stream(face).map(p -> lens.project(p[0], p[1], 0)).toList(),
                depth);
    }

    private static void polygon(Mat shade, Rect part, List<Pixel> corners, double depth) {
        try (MatScope scope = new MatScope()) {
            MatOfPoint outline = scope.keep(new MatOfPoint(corners.stream()
                    .map(c -> new Point(Math.round((c.x() - part.x) * 16), Math.round((c.y() - part.y) * 16)))
                    .toArray(Point[]::new)));
            Imgproc.fillConvexPoly(shade, outline, Scalar.all(depth), Imgproc.LINE_AA, 4);
        }
    }

    /** Blurs a shade. A very soft one has no fine detail, so it is blurred at a coarse scale. */
    static void soften(Mat shade, double sigmaPx) {
        if (shade.total() == 0) {
            return;
        }
        int coarse = (int) Math.min(16, sigmaPx / FINEST_SIGMA_PX);
        if (coarse <= 1) {
            blur(shade, sigmaPx);
            return;
        }
        try (MatScope scope = new MatScope()) {
            Mat small = scope.mat();
            Size size = new Size(Math.ceilDiv(shade.cols(), coarse), Math.ceilDiv(shade.rows(), coarse));
            Imgproc.resize(shade, small, size, 0, 0, Imgproc.INTER_AREA);
            blur(small, sigmaPx / coarse);
            Imgproc.resize(small, shade, shade.size(), 0, 0, Imgproc.INTER_LINEAR);
        }
    }

    private static void blur(Mat shade, double sigmaPx) {
        Imgproc.GaussianBlur(shade, shade, new Size(0, 0), sigmaPx, sigmaPx, Core.BORDER_REPLICATE);
    }
}

package umpire.vision.twin;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * A thing as it looks in its part of the frame, with the shadow it casts on what lies below it.
 *
 * @param part of the frame
 * @param bgra its colours multiplied by its opacity, and its opacity, of every pixel
 * @param shade by how much what lies below is darkened, 0 to 255, of every pixel
 */
record Patch(Rect part, byte[] bgra, byte[] shade) {
    /** Takes the pixels out of two pictures, smeared along the way the thing moves while the shutter is open. */
    static Patch of(Rect part, Mat bgra, Mat shade, double smearXPx, double smearYPx) {
        if (Math.hypot(smearXPx, smearYPx) > 0.7) {
            smear(bgra, smearXPx, smearYPx);
            smear(shade, smearXPx, smearYPx);
        }
        byte[] colours = new byte[part.width * part.height * 4];
        byte[] shades = new byte[part.width * part.height];
        if (part.width > 0 && part.height > 0) {
            bgra.get(0, 0, colours);
            shade.get(0, 0, shades);
        }
        return new Patch(part, colours, shades);
    }

    private static void smear(Mat pixels, double xPx, double yPx) {
        int reach = (int) Math.ceil(Math.max(Math.abs(xPx), Math.abs(yPx)) / 2) + 1;
        Mat kernel = Mat.zeros(2 * reach + 1, 2 * reach + 1, CvType.CV_32F);
        Point from = new Point((reach - xPx / 2) * 16, (reach - yPx / 2) * 16);
        Point to = new Point((reach + xPx / 2) * 16, (reach + yPx / 2) * 16);
        Mat line = Mat.zeros(kernel.size(), CvType.CV_8U);
        Imgproc.line(line, from, to, Scalar.all(255), 1, Imgproc.LINE_AA, 4);
        line.convertTo(kernel, CvType.CV_32F, 1 / Core.sumElems(line).val[0]);
        Imgproc.filter2D(pixels, pixels, -1, kernel);
        line.release();
        kernel.release();
    }
}

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

    /** Draws it over a picture whose upper left corner is at a pixel of the frame. Opacity lies in the fourth channel. */
    void over(Mat picture, int leftPx, int topPx) {
        int x0 = Math.max(part.x, leftPx);
        int x1 = Math.min(part.x + part.width, leftPx + picture.cols());
        int y0 = Math.max(part.y, topPx);
        int y1 = Math.min(part.y + part.height, topPx + picture.rows());
        if (x1 <= x0) {
            return;
        }
        byte[] row = new byte[(x1 - x0) * 3];
        for (int y = y0; y < y1; y++) {
            picture.get(y - topPx, x0 - leftPx, row);
            blend(row, (y - part.y) * part.width + x0 - part.x);
            picture.put(y - topPx, x0 - leftPx, row);
        }
    }

    private void blend(byte[] row, int first) {
        for (int i = 0, at = first; i < row.length; at++) {
            int through = (255 - (shade[at] & 255)) * (255 - (bgra[4 * at + 3] & 255));
            for (int channel = 0; channel < 3; channel++, i++) {
                int below = (row[i] & 255) * through;
                row[i] = (byte) Math.min(255, (bgra[4 * at + channel] & 255) + (below + 32512) / 65025);
            }
        }
    }
}

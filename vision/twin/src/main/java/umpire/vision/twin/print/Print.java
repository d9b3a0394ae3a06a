package umpire.vision.twin.print;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.Lens;

/**
 * A flat object with a picture on it: the sheet, a label, the table's top.
 *
 * @param pixels three channels, or four with premultiplied opacity
 * @param pxPerMm its resolution
 * @param leftMm its left edge in its own frame, x right
 * @param topMm its upper edge in its own frame, y up
 */
public record Print(Mat pixels, double pxPerMm, double leftMm, double topMm) implements AutoCloseable {
    /**
     * Returns its appearance in a part of the frame; the caller releases the picture.
     *
     * @param fine the subdivisions of each pixel before averaging
     * @param pose the pose of the print in the table's frame
     * @param heightMm above the table
     */
    public Mat seen(Lens lens, Rect part, int fine, Pose pose, double heightMm) {
        try (MatScope scope = new MatScope()) {
            Mat sampled = scope.keep(sampled(lens, part, fine, pose, heightMm));
            if (fine == 1) {
                return scope.handOut(sampled);
            }
            Mat averaged = scope.mat();
            Imgproc.resize(sampled, averaged, new Size(part.width, part.height), 0, 0, Imgproc.INTER_AREA);
            return scope.handOut(averaged);
        }
    }

    /** As {@link #seen}, but not averaged yet. */
    public Mat sampled(Lens lens, Rect part, int fine, Pose pose, double heightMm) {
        return lookedUp(lens.groundOf(part, fine), lens, pose, heightMm);
    }

    /** As {@link #seen}, but with one pixel for each square block of this side in pixels. */
    public Mat coarse(Lens lens, Rect part, int block, Pose pose, double heightMm) {
        return lookedUp(lens.coarseGroundOf(part, block), lens, pose, heightMm);
    }

    /** Returns whether there is print at a point of its own frame. */
    public boolean opaqueAt(double xMm, double yMm) {
        int column = (int) Math.floor((xMm - leftMm) * pxPerMm);
        int row = (int) Math.floor((topMm - yMm) * pxPerMm);
        boolean within = column >= 0 && row >= 0 && column < pixels.cols() && row < pixels.rows();
        return within && pixels.get(row, column)[3] > 127;
    }

    private Mat lookedUp(Mat ground, Lens lens, Pose pose, double heightMm) {
        try (MatScope scope = new MatScope()) {
            scope.keep(ground);
            Mat chain = scope.keep(pixelFromGround(lens, pose, heightMm));
            Mat map = scope.mat();
            Mat none = scope.mat();
            Mat sampled = scope.mat();
            Core.transform(ground, map, chain);
            int border = pixels.channels() == 4 ? Core.BORDER_CONSTANT : Core.BORDER_REFLECT_101;
            Imgproc.remap(pixels, sampled, map, none, Imgproc.INTER_LINEAR, border, Scalar.all(0));
            return scope.handOut(sampled);
        }
    }

    /**
     * Returns the affine map from a point of the table to the pixel of the print that hides the point from the camera. The print lies at a
     * height.
     */
    private Mat pixelFromGround(Lens lens, Pose pose, double heightMm) {
        double near = (lens.eyeZMm() - heightMm) / lens.eyeZMm();
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        double awayX = lens.eyeXMm() * (1 - near) - pose.xMm();
        double awayY = lens.eyeYMm() * (1 - near) - pose.yMm();
        Mat chain = new Mat(2, 3, CvType.CV_64F);
        chain.put(
                0, 0, pxPerMm * near * cos, pxPerMm * near * sin, pxPerMm * (cos * awayX + sin * awayY - leftMm) - 0.5);
        chain.put(
                1, 0, pxPerMm * near * sin, -pxPerMm * near * cos, pxPerMm * (sin * awayX - cos * awayY + topMm) - 0.5);
        return chain;
    }

    @Override
    public void close() {
        OpenCv.release(pixels);
    }
}

package umpire.vision.twin.camera;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.Vector3;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;

/**
 * A mounted lens. It projects a point above the table to its pixel by OpenCV's model, and maps every pixel back to a point of the table.
 */
public final class Lens implements AutoCloseable {
    private static final double EYE_X_MM = 14;
    private static final double EYE_Y_MM = -46;
    private static final double EYE_Z_MM = 1000;
    private static final double AIM_X_MM = 3;
    private static final double AIM_Y_MM = -5;
    private static final double ROLL_DEG = 0.7;
    private static final int GRID_PX = 4;

    private final Camera camera;
    private final CameraBump cameraBump;
    private final double[] eye;
    private final double[][] axes;
    private final CameraView view;
    /** The ground maps of the latest lenses, shared by equally mounted ones. */
    private static final RecentPictures GROUNDS = new RecentPictures(3);

    /** The ground point of the centre of each block of the frame and of the blocks around. Empty until requested. */
    private Optional<Mat> ground = Optional.empty();

    /** Mounts the camera in its usual pose, displaced by a bump. */
    public Lens(Camera camera, CameraBump cameraBump) {
        this.camera = camera;
        this.cameraBump = cameraBump;
        this.eye = new double[] {EYE_X_MM + cameraBump.xMm(), EYE_Y_MM + cameraBump.yMm(), EYE_Z_MM + cameraBump.zMm()};
        this.axes = aimed(cameraBump);
        this.view = view(camera, axes, Vector3.of(eye));
    }

    private static CameraView view(Camera camera, double[][] axes, Vector3 eye) {
        List<List<Double>> rotation = Arrays.stream(axes)
                .map(axis -> Arrays.stream(axis).boxed().toList())
                .toList();
        List<Double> translation =
                Arrays.stream(axes).map(axis -> -Vector3.of(axis).dot(eye)).toList();
        return new CameraView(camera, rotation, translation);
    }

    /** Returns the camera's axes in three rows: to the right in the picture, down in it, and along the line of sight. */
    private static double[][] aimed(CameraBump cameraBump) {
        Vector3 ahead = new Vector3(AIM_X_MM - EYE_X_MM, AIM_Y_MM - EYE_Y_MM, -EYE_Z_MM).unit();
        Vector3 right = new Vector3(-ahead.z(), 0, ahead.x()).unit();
        double[][] axes = {right.toArray(), ahead.cross(right).toArray(), ahead.toArray()};
        turn(axes, 0, 1, ROLL_DEG + cameraBump.rollDeg());
        turn(axes, 1, 2, cameraBump.tiltXDeg());
        turn(axes, 0, 2, cameraBump.tiltYDeg());
        return axes;
    }

    private static void turn(double[][] axes, int one, int other, double deg) {
        double cos = Math.cos(Math.toRadians(deg));
        double sin = Math.sin(Math.toRadians(deg));
        for (int i = 0; i < 3; i++) {
            double a = axes[one][i];
            double b = axes[other][i];
            axes[one][i] = cos * a + sin * b;
            axes[other][i] = cos * b - sin * a;
        }
    }

    /** Returns the pose of a board on the table in the camera's frame. */
    BoardInSpace lying(double xMm, double yMm, double headingDeg) {
        double cos = Math.cos(Math.toRadians(headingDeg));
        double sin = Math.sin(Math.toRadians(headingDeg));
        Vector3 along = new Vector3(cos, sin, 0);
        Vector3 down = new Vector3(sin, -cos, 0);
        Vector3 under = new Vector3(0, 0, -1);
        Vector3 off = new Vector3(xMm, yMm, 0).from(Vector3.of(eye));
        List<Vector3> seen = Arrays.stream(axes).map(Vector3::of).toList();
        return BoardInSpace.still(
                seen.get(0).dot(off),
                seen.get(1).dot(off),
                seen.get(2).dot(off),
                Math.toDegrees(Math.atan2(seen.get(1).dot(under), seen.get(2).dot(under))),
                Math.toDegrees(Math.asin(seen.get(0).dot(under))),
                Math.toDegrees(Math.atan2(-seen.get(0).dot(down), seen.get(0).dot(along))));
    }

    /** Returns everything that determines its view of the table. */
    public LensMount mount() {
        return new LensMount(camera, cameraBump);
    }

    public int widthPx() {
        return camera.widthPx();
    }

    public int heightPx() {
        return camera.heightPx();
    }

    public double eyeXMm() {
        return eye[0];
    }

    public double eyeYMm() {
        return eye[1];
    }

    public double eyeZMm() {
        return eye[2];
    }

    /** Returns how far the camera sees the table to the left and the right of its centre, in millimetres. */
    public double reachXMm() {
        return Math.max(
                Math.abs(groundAt(0, 0).xMm()), Math.abs(groundAt(widthPx(), 0).xMm()));
    }

    /** Returns how far the camera sees the table away from and towards seat South, from its centre, in millimetres. */
    public double reachYMm() {
        return Math.max(
                Math.abs(groundAt(0, 0).yMm()), Math.abs(groundAt(0, heightPx()).yMm()));
    }

    /** Returns the approximate pixels per millimetre at a height above the middle of the table. */
    public double pxPerMm(double heightMm) {
        return camera.fxPx() / (eye[2] - heightMm);
    }

    /** Returns the pixel of a point below the camera. */
    public Pixel project(double xMm, double yMm, double zMm) {
        return view.pixelFromTable(xMm, yMm, zMm);
    }

    /** Returns the point of the table's plane that a pixel shows. */
    private Point groundAt(double u, double v) {
        return view.tableFromPixel(new Pixel(u, v), 0);
    }

    private Mat mappedGround() {
        int columns = (camera.widthPx() + GRID_PX - 1) / GRID_PX + 2;
        int rows = (camera.heightPx() + GRID_PX - 1) / GRID_PX + 2;
        float[] values = new float[columns * rows * 2];
        for (int row = 0, i = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Point at = groundAt(gridPx(column), gridPx(row));
                values[i++] = (float) at.xMm();
                values[i++] = (float) at.yMm();
            }
        }
        Mat mapped = new Mat(rows, columns, CvType.CV_32FC2);
        mapped.put(0, 0, values);
        return mapped;
    }

    /**
     * Returns the ground point of each pixel of a part. It is interpolated, since the distortion hardly differs between neighbouring
     * blocks.
     */
    private Mat groundOf(Rect part) {
        Mat ground = known();
        int left = part.x / GRID_PX;
        int top = part.y / GRID_PX;
        int right = Math.min((part.x + part.width - 1) / GRID_PX + 3, ground.cols());
        int bottom = Math.min((part.y + part.height - 1) / GRID_PX + 3, ground.rows());
        try (MatScope scope = new MatScope()) {
            Mat blocks = scope.keep(ground.submat(new Rect(left, top, right - left, bottom - top)));
            Mat fine = scope.mat();
            Size size = new Size((right - left) * GRID_PX, (bottom - top) * GRID_PX);
            Imgproc.resize(blocks, fine, size, 0, 0, Imgproc.INTER_LINEAR);
            int x = part.x + GRID_PX - left * GRID_PX;
            int y = part.y + GRID_PX - top * GRID_PX;
            return fine.submat(new Rect(x, y, part.width, part.height));
        }
    }

    private Mat known() {
        Mat known = ground.orElseGet(() -> GROUNDS.of(mount(), this::mappedGround));
        ground = Optional.of(known);
        return known;
    }

    private static double gridPx(int index) {
        return (index - 1) * GRID_PX + (GRID_PX - 1) / 2.0;
    }

    /**
     * Returns, for a part of the frame, the points of the table that its pixels show, in two channels of 32-bit floats. Each pixel is
     * divided into {@code fine} by {@code fine}. The caller releases it.
     */
    public Mat groundOf(Rect part, int fine) {
        if (fine == 1) {
            return groundOf(part);
        }
        Rect padded = new Rect(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
        Rect inside = within(padded);
        try (MatScope scope = new MatScope()) {
            Mat small = scope.keep(groundOf(inside));
            Mat big = scope.mat();
            Imgproc.resize(small, big, new Size(inside.width * fine, inside.height * fine), 0, 0, Imgproc.INTER_LINEAR);
            Mat cut = scope.keep(big.submat(new Rect(
                    (part.x - inside.x) * fine, (part.y - inside.y) * fine, part.width * fine, part.height * fine)));
            return cut.clone();
        }
    }

    /** As {@link #groundOf}, but with one point for each square block of this side in pixels. */
    public Mat coarseGroundOf(Rect part, int block) {
        try (MatScope scope = new MatScope()) {
            Mat fine = scope.keep(groundOf(part, 1));
            Mat coarse = scope.mat();
            Size size = new Size(Math.ceil((double) part.width / block), Math.ceil((double) part.height / block));
            Imgproc.resize(fine, coarse, size, 0, 0, Imgproc.INTER_LINEAR);
            return scope.handOut(coarse);
        }
    }

    /** Returns the part of a rectangle inside the frame. */
    public Rect within(Rect part) {
        int left = Math.clamp(part.x, 0, widthPx());
        int top = Math.clamp(part.y, 0, heightPx());
        int right = Math.clamp((long) part.x + part.width, 0, widthPx());
        int bottom = Math.clamp((long) part.y + part.height, 0, heightPx());
        return new Rect(left, top, right - left, bottom - top);
    }

    @Override
    public void close() {
        ground.ifPresent(OpenCv::release);
    }
}

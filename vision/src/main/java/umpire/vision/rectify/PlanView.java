package umpire.vision.rectify;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;

/**
 * The board sheet rectified to a view from straight above: one pixel a millimetre, the sheet's far left corner first, row by row towards
 * its near edge. Objects on the sheet still lean outwards. Slightly smoothed to reduce noise.
 *
 * @param widthPx the sheet's width in whole millimetres
 * @param heightPx the sheet's height in whole millimetres
 * @param bgr three bytes a pixel, blue first
 */
public record PlanView(int widthPx, int heightPx, byte[] bgr) {
    /** The spacing of the grid points at which the projection is computed; between them it is interpolated. Chosen. */
    private static final int GRID_PX = 8;

    /** The margin around the copied part of the frame, needed to interpolate at its edge. */
    private static final int MARGIN_PX = 4;

    private static final Size SMOOTHING = new Size(3, 3);

    /** The resolution from which frames are halved first, which also halves their noise. */
    private static final double FINE_PX_PER_MM = 1.6;

    /**
     * Rectifies a sheet.
     *
     * @param bgr the frame, eight bits in three channels; left as it was
     * @param view the view of the camera
     * @param board the pose of the sheet; parts outside the frame are black
     */
    public static PlanView of(Mat bgr, CameraView view, SheetPose.Found board, double widthMm, double heightMm) {
        int width = (int) Math.ceil(widthMm);
        int height = (int) Math.ceil(heightMm);
        float[] grid = grid(view, board, width, height);
        Rect part = shown(grid, bgr);
        boolean fine = view.pxPerMm(0, 0, 0) > FINE_PX_PER_MM;
        try (MatScope scope = new MatScope()) {
            Mat map = scope.keep(map(moved(grid, part, fine ? 0.5 : 1), width, height));
            Mat sheet = scope.keep(bgr.submat(part));
            return new PlanView(width, height, fine ? halved(sheet, map) : sampled(sheet, map));
        }
    }

    private static byte[] halved(Mat sheet, Mat map) {
        try (MatScope scope = new MatScope()) {
            Mat half = scope.mat();
            Imgproc.resize(sheet, half, new Size(sheet.cols() / 2, sheet.rows() / 2), 0, 0, Imgproc.INTER_AREA);
            return sampled(half, map);
        }
    }

    /** Samples the sheet's pixels by the map. */
    private static byte[] sampled(Mat sheet, Mat map) {
        try (MatScope scope = new MatScope()) {
            Mat plan = scope.mat();
            Mat none = scope.mat();
            Imgproc.remap(sheet, plan, map, none, Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, new Scalar(0, 0, 0));
            Imgproc.blur(plan, plan, SMOOTHING);
            byte[] pixels = new byte[(int) plan.total() * 3];
            plan.get(0, 0, pixels);
            return pixels;
        }
    }

    /** Returns the part of the frame that contains the grid, with an even number of pixels each way, and at least two. */
    private static Rect shown(float[] grid, Mat frame) {
        double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
        double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE};
        for (int i = 0; i < grid.length; i++) {
            least[i % 2] = Math.min(least[i % 2], grid[i]);
            most[i % 2] = Math.max(most[i % 2], grid[i]);
        }
        int left = even(Math.clamp((long) least[0] - MARGIN_PX, 0, frame.cols() - 2));
        int top = even(Math.clamp((long) least[1] - MARGIN_PX, 0, frame.rows() - 2));
        int right = Math.clamp((long) most[0] + MARGIN_PX, left + 2, frame.cols());
        int bottom = Math.clamp((long) most[1] + MARGIN_PX, top + 2, frame.rows());
        return new Rect(left, top, even(right - left), even(bottom - top));
    }

    private static int even(int px) {
        return px - px % 2;
    }

    /** Returns the place of each pixel of the plan, interpolated from the grid. */
    private static Mat map(float[] grid, int width, int height) {
        int columns = points(width);
        int rows = points(height);
        try (MatScope scope = new MatScope()) {
            Mat coarse = scope.keep(new Mat(rows, columns, CvType.CV_32FC2));
            Mat all = scope.mat();
            coarse.put(0, 0, grid);
            Imgproc.resize(coarse, all, new Size(columns * GRID_PX, rows * GRID_PX), 0, 0, Imgproc.INTER_LINEAR);
            return all.submat(GRID_PX, GRID_PX + height, GRID_PX, GRID_PX + width);
        }
    }

    /** Returns the number of grid points along a side of the plan. */
    private static int points(int planPx) {
        return (planPx + GRID_PX - 1) / GRID_PX + 2;
    }

    /** Returns the places of the grid points in the frame. */
    private static float[] grid(CameraView view, SheetPose.Found board, int width, int height) {
        int columns = points(width);
        int rows = points(height);
        float[] values = new float[columns * rows * 2];
        for (int row = 0, i = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Pose onBoard = new Pose(boardMm(column) - width / 2.0, height / 2.0 - boardMm(row), 0);
                Pose onTable = board.tableFromBoard(onBoard);
                Pixel pixel = view.pixelFromTable(onTable.xMm(), onTable.yMm(), 0);
                values[i++] = (float) pixel.x();
                values[i++] = (float) pixel.y();
            }
        }
        return values;
    }

    /** Returns points of the frame in the coordinates of a scaled part of it. */
    private static float[] moved(float[] points, Rect part, double scale) {
        float[] there = new float[points.length];
        for (int i = 0; i < points.length; i++) {
            there[i] = (float) (scale * (points[i] - (i % 2 == 0 ? part.x : part.y)) - (1 - scale) / 2);
        }
        return there;
    }

    /**
     * Returns the distance of a grid point from the sheet's edge in millimetres. The grid begins one step outside, and pixels are sampled
     * at their centres.
     */
    private static double boardMm(int index) {
        return (index - 1) * GRID_PX + GRID_PX / 2.0;
    }
}

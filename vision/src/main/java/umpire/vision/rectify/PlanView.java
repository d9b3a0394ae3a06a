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
import umpire.vision.frame.OpenCv;

/**
 * The board sheet as if seen from straight above: one pixel a millimetre, the sheet's far left corner first, row by row towards its
 * near edge. What stands on the sheet still leans outwards. Slightly
 * smoothed, against noise.
 *
 * @param widthPx the sheet's width in whole millimetres
 * @param heightPx the sheet's height in whole millimetres
 * @param bgr three bytes a pixel, blue first
 */
public record PlanView(int widthPx, int heightPx, byte[] bgr) {
    /** The way from the sheet to the picture is worked out so far apart, and interpolated between. Chosen. */
    private static final int GRID_PX = 8;

    /** For the interpolation at the edge of the part that is copied. */
    private static final int MARGIN_PX = 4;

    private static final Size SMOOTHING = new Size(3, 3);

    /** Frames much finer than the plan are halved first, which also halves their noise. */
    private static final double FINE_PX_PER_MM = 1.6;

    /**
     * Draws the plan of a sheet.
     *
     * @param bgr the frame, eight bits in three channels; left as it was
     * @param view where the camera is
     * @param board where the sheet lies; what of it is out of the frame is black
     */
    public static PlanView of(Mat bgr, CameraView view, SheetPose.Found board, double widthMm, double heightMm) {
        int width = (int) Math.ceil(widthMm);
        int height = (int) Math.ceil(heightMm);
        Mat map = map(view, board, width, height);
        Rect part = shown(map, bgr);
        Mat sheet = bgr.submat(part);
        try {
            boolean fine = view.pxPerMm(0, 0, 0) > FINE_PX_PER_MM;
            return new PlanView(width, height, fine ? halved(sheet, part, map) : sampled(sheet, part, map, 1));
        } finally {
            OpenCv.release(map);
            OpenCv.release(sheet);
        }
    }

    private static byte[] halved(Mat sheet, Rect part, Mat map) {
        Mat half = new Mat();
        try {
            Imgproc.resize(sheet, half, new Size(part.width / 2, part.height / 2), 0, 0, Imgproc.INTER_AREA);
            return sampled(half, part, map, 0.5);
        } finally {
            OpenCv.release(half);
        }
    }

    /** Reads the sheet's pixels where the map, which is of the whole frame, says they are. */
    private static byte[] sampled(Mat sheet, Rect part, Mat map, double scale) {
        Mat plan = new Mat();
        Mat none = new Mat();
        try {
            Scalar shift = new Scalar(scale * part.x + (1 - scale) / 2, scale * part.y + (1 - scale) / 2);
            map.convertTo(map, -1, scale);
            Core.subtract(map, shift, map);
            Imgproc.remap(sheet, plan, map, none, Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, new Scalar(0, 0, 0));
            Imgproc.blur(plan, plan, SMOOTHING);
            byte[] pixels = new byte[(int) plan.total() * 3];
            plan.get(0, 0, pixels);
            return pixels;
        } finally {
            OpenCv.release(plan);
            OpenCv.release(none);
        }
    }

    /** The part of the frame that the sheet is in, with an even number of pixels each way, and at least two. */
    private static Rect shown(Mat map, Mat frame) {
        Core.MinMaxLocResult across = reach(map, 0);
        Core.MinMaxLocResult down = reach(map, 1);
        int left = even(Math.clamp((long) across.minVal - MARGIN_PX, 0, frame.cols() - 2));
        int top = even(Math.clamp((long) down.minVal - MARGIN_PX, 0, frame.rows() - 2));
        int right = Math.clamp((long) across.maxVal + MARGIN_PX, left + 2, frame.cols());
        int bottom = Math.clamp((long) down.maxVal + MARGIN_PX, top + 2, frame.rows());
        return new Rect(left, top, even(right - left), even(bottom - top));
    }

    private static Core.MinMaxLocResult reach(Mat map, int channel) {
        Mat one = new Mat();
        try {
            Core.extractChannel(map, one, channel);
            return Core.minMaxLoc(one);
        } finally {
            OpenCv.release(one);
        }
    }

    private static int even(int px) {
        return px - px % 2;
    }

    /** Where each pixel of the plan is in the frame: worked out every few pixels, and interpolated. */
    private static Mat map(CameraView view, SheetPose.Found board, int width, int height) {
        int columns = (width + GRID_PX - 1) / GRID_PX + 2;
        int rows = (height + GRID_PX - 1) / GRID_PX + 2;
        Mat coarse = new Mat(rows, columns, CvType.CV_32FC2);
        Mat all = new Mat();
        try {
            coarse.put(0, 0, grid(view, board, width, height, rows, columns));
            Imgproc.resize(coarse, all, new Size(columns * GRID_PX, rows * GRID_PX), 0, 0, Imgproc.INTER_LINEAR);
            return all.submat(GRID_PX, GRID_PX + height, GRID_PX, GRID_PX + width);
        } finally {
            OpenCv.release(coarse);
            OpenCv.release(all);
        }
    }

    private static float[] grid(CameraView view, SheetPose.Found board, int width, int height, int rows, int columns) {
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

    /** Millimetres from the sheet's edge of a grid point: the grid begins one step outside, and pixels are taken at their middle. */
    private static double boardMm(int index) {
        return (index - 1) * GRID_PX + GRID_PX / 2.0;
    }
}

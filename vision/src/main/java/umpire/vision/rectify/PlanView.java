package umpire.vision.rectify;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
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
    private static final int GRID_PX = 8;

    /** Frames much finer than the plan are halved first, which also halves their noise. */
    private static final double FINE_PX_PER_MM = 1.6;

    /** Draws the plan of a sheet that lies there. */
    public static PlanView of(Mat bgr, View view, Lying.Found board, double widthMm, double heightMm) {
        int width = (int) Math.ceil(widthMm);
        int height = (int) Math.ceil(heightMm);
        Mat map = map(view, board, width, height);
        Mat halved = new Mat();
        Mat plan = new Mat();
        Mat none = new Mat();
        try {
            boolean fine = view.pxPerMm(0, 0, 0) > FINE_PX_PER_MM;
            if (fine) {
                Imgproc.resize(bgr, halved, new Size(bgr.cols() / 2, bgr.rows() / 2), 0, 0, Imgproc.INTER_AREA);
                Core.addWeighted(map, 0.5, map, 0, -0.25, map);
            }
            Imgproc.remap(
                    fine ? halved : bgr,
                    plan,
                    map,
                    none,
                    Imgproc.INTER_LINEAR,
                    Core.BORDER_CONSTANT,
                    new Scalar(0, 0, 0));
            Imgproc.blur(plan, plan, new Size(3, 3));
            byte[] pixels = new byte[width * height * 3];
            plan.get(0, 0, pixels);
            return new PlanView(width, height, pixels);
        } finally {
            OpenCv.release(map);
            OpenCv.release(halved);
            OpenCv.release(plan);
            OpenCv.release(none);
        }
    }

    /** Where each pixel of the plan is in the frame: worked out every few pixels, and interpolated. */
    private static Mat map(View view, Lying.Found board, int width, int height) {
        int columns = (width + GRID_PX - 1) / GRID_PX + 2;
        int rows = (height + GRID_PX - 1) / GRID_PX + 2;
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
        Mat coarse = new Mat(rows, columns, CvType.CV_32FC2);
        Mat all = new Mat();
        try {
            coarse.put(0, 0, values);
            Imgproc.resize(coarse, all, new Size(columns * GRID_PX, rows * GRID_PX), 0, 0, Imgproc.INTER_LINEAR);
            Mat part = all.submat(GRID_PX, GRID_PX + height, GRID_PX, GRID_PX + width);
            Mat map = part.clone();
            OpenCv.release(part);
            return map;
        } finally {
            OpenCv.release(coarse);
            OpenCv.release(all);
        }
    }

    /** Millimetres from the sheet's edge of a grid point: the grid begins one step outside, and pixels are taken at their middle. */
    private static double boardMm(int index) {
        return (index - 1) * GRID_PX + GRID_PX / 2.0;
    }
}

package umpire.vision.twin.camera;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** The lens's blur and the sensor's noise. The noise is drawn once and shifted from frame to frame. */
public final class Sensor implements AutoCloseable {
    private static final int SHIFT_X = 127;
    private static final int SHIFT_Y = 113;
    private static final int BAND_PX = 128;

    private final int widthPx;
    private final int heightPx;
    private final long seed;
    private final Mat noise = new Mat();
    private double drawnSigma = -1;

    public Sensor(int widthPx, int heightPx, long seed) {
        this.widthPx = widthPx;
        this.heightPx = heightPx;
        this.seed = seed;
    }

    public static void blur(Mat picture, double sigmaPx) {
        if (sigmaPx > 0.05) {
            Imgproc.GaussianBlur(picture, picture, new Size(0, 0), sigmaPx, sigmaPx, Core.BORDER_REPLICATE);
        }
    }

    /** Adds the noise of one frame. */
    public void disturb(Mat frame, double sigma, long frameNumber) {
        if (sigma <= 0) {
            return;
        }
        if (sigma != drawnSigma) {
            draw(sigma);
        }
        long hash = (seed * 31 + frameNumber + 1) * 0x9E3779B97F4A7C15L;
        int x = (int) Math.floorMod(hash >>> 17, (long) SHIFT_X);
        int y = (int) Math.floorMod(hash >>> 37, (long) SHIFT_Y);
        Rect window = new Rect(x, y, widthPx, heightPx);
        try (MatScope scope = new MatScope()) {
            Core.add(frame, scope.keep(noise.submat(window)), frame, scope.mat(), CvType.CV_8U);
        }
    }

    /** Draws the noise in bands of rows. Drawn at once, it would need more than eight bits a pixel and twice the memory. */
    private void draw(double sigma) {
        Core.setRNGSeed((int) seed);
        int rows = heightPx + SHIFT_Y;
        noise.create(rows, widthPx + SHIFT_X, CvType.CV_8SC3);
        for (int top = 0; top < rows; top += BAND_PX) {
            try (MatScope scope = new MatScope()) {
                Mat band = scope.keep(noise.rowRange(top, Math.min(rows, top + BAND_PX)));
                Mat wide = scope.keep(new Mat(band.size(), CvType.CV_16SC3));
                Core.randn(wide, 0, sigma);
                wide.convertTo(band, CvType.CV_8S);
            }
        }
        drawnSigma = sigma;
    }

    @Override
    public void close() {
        OpenCv.release(noise);
    }
}

package umpire.vision.twin.print;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.frame.MatScope;

/** Prints the tags of one dictionary. */
public final class Tags {
    static final Scalar INK = new Scalar(34, 30, 30, 255);
    static final Scalar PAPER = new Scalar(232, 240, 241, 255);
    /** The white margin around a tag, as a share of its side. */
    public static final double MARGIN = TagDrawing.MARGIN_SHARE;

    private static final int CELL_PX = 28;

    private final Dictionary dictionary;

    /**
     * Takes a dictionary by OpenCV's name.
     *
     * @throws IllegalArgumentException if OpenCV has none of that name
     */
    public Tags(String name) {
        try {
            dictionary = Objdetect.getPredefinedDictionary(
                    Objdetect.class.getField(name).getInt(null));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("OpenCV has no tag dictionary named " + name, e);
        }
    }

    /** Returns a tag with its white margin, centred on the origin of the print. */
    public Print withMargin(int id, double sideMm) {
        try (MatScope scope = new MatScope()) {
            Mat cells = scope.keep(cells(id));
            int side = cells.cols() * CELL_PX;
            int margin = (int) Math.round(side * MARGIN);
            Mat pixels = scope.keep(new Mat(side + 2 * margin, side + 2 * margin, CvType.CV_8UC4, PAPER));
            paint(cells, pixels, margin, margin);
            double pxPerMm = side / sideMm;
            double halfMm = sideMm / 2 + margin / pxPerMm;
            return new Print(scope.handOut(pixels), pxPerMm, -halfMm, halfMm);
        }
    }

    private static void paint(Mat cells, Mat pixels, int leftPx, int topPx) {
        byte[] white = new byte[cells.cols()];
        for (int row = 0; row < cells.rows(); row++) {
            cells.get(row, 0, white);
            for (int column = 0; column < cells.cols(); column++) {
                Rect cell = new Rect(leftPx + column * CELL_PX, topPx + row * CELL_PX, CELL_PX, CELL_PX);
                Imgproc.rectangle(pixels, cell, white[column] == 0 ? INK : PAPER, Imgproc.FILLED);
            }
        }
    }

    private Mat cells(int id) {
        Mat cells = new Mat();
        Objdetect.generateImageMarker(dictionary, id, dictionary.get_markerSize() + 2, cells, 1);
        return cells;
    }
}

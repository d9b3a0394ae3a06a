package umpire.vision.twin.print;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.detect.tags.TagDrawing;
import umpire.vision.frame.MatScope;

/** Prints the tags of one dictionary. */
public final class Tags {
    static final Scalar INK = new Scalar(34, 30, 30, 255);
    static final Scalar PAPER = new Scalar(232, 240, 241, 255);
    /** The white margin round a tag, as a share of its side. */
    public static final double MARGIN = TagDrawing.MARGIN_SHARE;

    private static final int CELL_PX = 28;

    private final Dictionary dictionary;

    /**
     * Takes a dictionary by OpenCV's name.
     *
     * @throws IllegalArgumentException when OpenCV has none of that name
     */
    public Tags(String name) {
        try {
            dictionary = Objdetect.getPredefinedDictionary(
                    Objdetect.class.getField(name).getInt(null));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("OpenCV has no tag dictionary named " + name, e);
        }
    }

    /** Returns a tag with its white margin, its centre at the origin of the print. */
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

    /** Returns how many pixels wide {@link #paintInto} paints a tag. */
    int sidePx() {
        return (dictionary.get_markerSize() + 2) * CELL_PX;
    }

    /** Paints a tag's black square and cells into a picture, its upper left corner there. */
    void paintInto(Mat pixels, int id, int leftPx, int topPx) {
        try (MatScope scope = new MatScope()) {
            Mat cells = scope.keep(cells(id));
            paint(cells, pixels, leftPx, topPx);
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

    /** Writes a line of capitals, fitted into a box and centred. */
    static void write(Mat pixels, String text, Point centre, double widthPx, double heightPx, Scalar colour) {
        int font = Imgproc.FONT_HERSHEY_DUPLEX;
        int[] below = new int[1];
        Size unit = Imgproc.getTextSize(text, font, 1, 1, below);
        double scale = Math.min(widthPx / unit.width, heightPx / unit.height);
        int thickness = (int) Math.max(1, Math.round(unit.height * scale * 0.13));
        Point at = new Point(centre.x - unit.width * scale / 2, centre.y + unit.height * scale / 2);
        Imgproc.putText(pixels, text, at, font, scale, colour, thickness, Imgproc.LINE_AA, false);
    }

    /** Makes a picture solid where it is painted at all: used after antialiased drawing on an opaque ground. */
    static void opaque(Mat pixels) {
        try (MatScope scope = new MatScope()) {
            Mat solid = scope.keep(new Mat(pixels.size(), CvType.CV_8U, Scalar.all(255)));
            Core.insertChannel(solid, pixels, 3);
        }
    }
}

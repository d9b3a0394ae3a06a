package umpire.vision.twin.print;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.PieceFace;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.scene.Colour;

/** Prints what lies on top of pieces: in the seat's paint, as large as the piece, white paper with the tag, and the letters below it. */
public final class PieceLabel {
    /** The paint shows round the paper, in pixels of the print. */
    private static final int FRAME_PX = 2;

    /** Larger prints are made coarser by half: a camera sees two or three pixels of a millimetre. */
    private static final int LARGE_PX = 500_000;

    /** Letters are as high as the strip that is left for them, but no higher than this share of the tag. */
    private static final double HIGHEST = 0.5;

    private final Tags tags;

    public PieceLabel(Tags tags) {
        this.tags = tags;
    }

    /** Returns the print, its origin at the point that the piece's pose is of. */
    public Print print(PieceFace face, Colour paint) {
        return print(face, paint, true);
    }

    /** Returns the plain back of a card, as large as its face. */
    public Print back(PieceFace face, Colour paint) {
        return print(face, paint, false);
    }

    private Print print(PieceFace face, Colour paint, boolean front) {
        double pxPerMm = tags.sidePx() / face.tagMm();
        BodyOutline outline = face.outline();
        double tagLeftMm = face.tagAt().xMm() - face.tagMm() / 2;
        double tagTopMm = face.tagAt().yMm() + face.tagMm() / 2;
        int left = FRAME_PX + (int) Math.round((tagLeftMm - outline.leftMm()) * pxPerMm);
        int top = FRAME_PX + (int) Math.round((outline.farMm() - tagTopMm) * pxPerMm);
        double leftMm = tagLeftMm - left / pxPerMm;
        double topMm = tagTopMm + top / pxPerMm;
        int width = (int) Math.round((outline.rightMm() - leftMm) * pxPerMm) + FRAME_PX;
        int height = (int) Math.round((topMm - outline.nearMm()) * pxPerMm) + FRAME_PX;
        Mat pixels = new Mat(height, width, CvType.CV_8UC4, Palette.bgra(paint, 0.97));
        if (front) {
            paper(pixels, face, left, top);
            write(pixels, face, top, paint);
        }
        Tags.opaque(pixels);
        cut(pixels, outline, leftMm, topMm, pxPerMm);
        return coarser(new Print(pixels, pxPerMm, leftMm, topMm));
    }

    private void paper(Mat pixels, PieceFace face, int left, int top) {
        int margin = (int) Math.round(tags.sidePx() * Tags.MARGIN);
        int side = tags.sidePx() + 2 * margin;
        Imgproc.rectangle(pixels, new Rect(left - margin, top - margin, side, side), Tags.PAPER, Imgproc.FILLED);
        tags.paintInto(pixels, face.tag(), left, top);
    }

    /** Below the paper, or above it where there is more room. */
    private void write(Mat pixels, PieceFace face, int top, Colour paint) {
        int margin = (int) Math.round(tags.sidePx() * Tags.MARGIN);
        int above = top - margin - FRAME_PX;
        int low = top + tags.sidePx() + margin;
        int below = pixels.rows() - FRAME_PX - low;
        int room = Math.max(above, below);
        double middle = below >= above ? low + below * 0.5 : FRAME_PX + above * 0.5;
        double high = Math.min(room * 0.72, HIGHEST * tags.sidePx());
        if (!face.letters().isEmpty() && high > 0) {
            Point at = new Point(pixels.cols() / 2.0, middle);
            double wide = (tags.sidePx() + 2 * margin) * 0.9;
            Tags.write(pixels, face.letters(), at, wide, high, Palette.bgra(Palette.inkOn(paint), 1));
        }
    }

    /** Leaves out what lies beyond the outline. */
    private static void cut(Mat pixels, BodyOutline outline, double leftMm, double topMm, double pxPerMm) {
        try (MatScope scope = new MatScope()) {
            Mat beyond = scope.keep(new Mat(pixels.size(), CvType.CV_8U, Scalar.all(255)));
            MatOfPoint polygon = scope.keep(new MatOfPoint(outline.corners().stream()
                    .map(corner -> new Point(
                            Math.round((corner.xMm() - leftMm) * pxPerMm + Math.signum(corner.xMm()) * FRAME_PX),
                            Math.round((topMm - corner.yMm()) * pxPerMm - Math.signum(corner.yMm()) * FRAME_PX)))
                    .toArray(Point[]::new)));
            Imgproc.fillConvexPoly(beyond, polygon, Scalar.all(0));
            pixels.setTo(Scalar.all(0), beyond);
        }
    }

    private static Print coarser(Print print) {
        if (print.pixels().total() < LARGE_PX) {
            return print;
        }
        Mat half = new Mat();
        Imgproc.resize(print.pixels(), half, new Size(), 0.5, 0.5, Imgproc.INTER_AREA);
        print.close();
        return new Print(half, print.pxPerMm() / 2, print.leftMm(), print.topMm());
    }
}

package umpire.vision.twin.print;

import java.awt.geom.AffineTransform;
import java.util.List;
import java.util.SplittableRandom;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.drawing.raster.Raster;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.frame.MatScope;
import umpire.vision.raster.KeptRasters;

/**
 * Prints a game's drawings, so that the camera sees the same as real players hold. Ink is not quite black and paper not quite white, and
 * each label has the offset of hand gluing. Not thread-safe.
 */
public final class Printer {
    private static final double SHEET_PX_PER_MM = 4;
    private static final double LABEL_PX_PER_MM = 8;
    private static final double DIE_PX_PER_MM = 6;
    private static final double SHADOW_MM = 5;

    private final GameDrawings drawings;
    private final PrintQuality quality;

    public Printer(GameDrawings drawings, PrintQuality quality) {
        this.drawings = drawings;
        this.quality = quality;
    }

    /** Everything that determines the look of a printed sheet. */
    public record SheetLook(DrawnThing drawn, PrintQuality quality) {}

    /** Returns the look of a printed board. */
    public SheetLook look(Board board) {
        return new SheetLook(drawings.board(board), quality);
    }

    /** Returns a board with a thin shadow around its sheet, for the caller to close. */
    public Print sheet(SheetLook look) {
        DrawnThing drawn = look.drawn();
        return new Print(onShadow(drawn), SHEET_PX_PER_MM, drawn.leftMm() - SHADOW_MM, -drawn.topMm() + SHADOW_MM);
    }

    /** Returns the label on a face of a piece, with its origin at the piece's reference point. */
    public Print label(Piece piece, PieceFace face) {
        return label(drawings.face(piece, face), face.tag());
    }

    /** Returns the back of a card. */
    public Print back(Piece piece, PieceFace face) {
        return label(drawings.back(piece, face), face.tag());
    }

    /** Returns the print on a face of a die that has tags. */
    public FacePrint face(DieType type, DieType.Face face) {
        DrawnThing square = drawings.dieFace(type, face).inSquare();
        try (MatScope scope = new MatScope()) {
            Mat inked = scope.keep(inked(
                    square, DIE_PX_PER_MM, new AffineTransform(), face.tag().orElse(0)));
            Mat onPaper = scope.keep(new Mat(inked.size(), CvType.CV_8UC4, Tags.PAPER));
            Mat drawnAt = scope.mat();
            Core.extractChannel(inked, drawnAt, 3);
            Imgproc.threshold(drawnAt, drawnAt, 127, 255, Imgproc.THRESH_BINARY);
            inked.copyTo(onPaper, drawnAt);
            Mat three = scope.mat();
            Imgproc.cvtColor(onPaper, three, Imgproc.COLOR_BGRA2BGR);
            return FacePrint.of(three, square.widthMm());
        }
    }

    private Print label(DrawnThing drawn, int tag) {
        SplittableRandom glued = new SplittableRandom(tag);
        AffineTransform askew = AffineTransform.getTranslateInstance(
                quality.offsetMm() * (2 * glued.nextDouble() - 1), quality.offsetMm() * (2 * glued.nextDouble() - 1));
        askew.rotate(Math.toRadians(quality.askewDeg() * (2 * glued.nextDouble() - 1)));
        return new Print(inked(drawn, LABEL_PX_PER_MM, askew, tag), LABEL_PX_PER_MM, drawn.leftMm(), -drawn.topMm());
    }

    private Mat inked(DrawnThing drawn, double pxPerMm, AffineTransform askew, long seed) {
        try (MatScope scope = new MatScope()) {
            Mat pure = scope.keep(KeptRasters.OF_USER.picture(
                    Raster.cutOutName(drawn, pxPerMm, askew),
                    () -> KeptRasters.mat(Raster.cutOut(drawn, pxPerMm, askew))));
            Mat inked = scope.mat();
            Core.transform(pure, inked, scope.keep(inkOnPaper()));
            speckle(inked, seed);
            return scope.handOut(inked);
        }
    }

    /** Maps pure black and white to ink and paper, for premultiplied colours. */
    private static Mat inkOnPaper() {
        Mat map = Mat.zeros(4, 4, CvType.CV_32F);
        for (int channel = 0; channel < 3; channel++) {
            map.put(channel, channel, (Tags.PAPER.val[channel] - Tags.INK.val[channel]) / 255);
            map.put(channel, 3, Tags.INK.val[channel] / 255);
        }
        map.put(3, 3, 1);
        return map;
    }

    private void speckle(Mat inked, long seed) {
        if (quality.specks() <= 0) {
            return;
        }
        try (MatScope scope = new MatScope()) {
            Mat opacity = scope.mat();
            Core.extractChannel(inked, opacity, 3);
            Mat specks = scope.keep(new Mat(inked.size(), CvType.CV_16S));
            Core.setRNGSeed((int) seed);
            Core.randn(specks, 0, quality.specks());
            Mat four = scope.mat();
            Core.merge(List.of(specks, specks, specks, scope.keep(Mat.zeros(specks.size(), CvType.CV_16S))), four);
            Mat dotted = scope.mat();
            Core.add(inked, four, dotted, opacity, CvType.CV_8UC4);
            dotted.copyTo(inked, opacity);
        }
    }

    private Mat onShadow(DrawnThing drawn) {
        int border = (int) (SHADOW_MM * SHEET_PX_PER_MM);
        try (MatScope scope = new MatScope()) {
            Mat sheet = scope.keep(inked(drawn, SHEET_PX_PER_MM, new AffineTransform(), 0));
            Mat opacity = scope.keep(Mat.zeros(sheet.rows() + 2 * border, sheet.cols() + 2 * border, CvType.CV_8U));
            Rect inner = new Rect(border, border, sheet.cols(), sheet.rows());
            Imgproc.rectangle(opacity, inner, Scalar.all(130), Imgproc.FILLED);
            Imgproc.GaussianBlur(opacity, opacity, new Size(0, 0), 1.3 * SHEET_PX_PER_MM);
            Mat lying = Mat.zeros(opacity.size(), CvType.CV_8UC4);
            Core.insertChannel(opacity, lying, 3);
            Mat middle = scope.keep(lying.submat(inner));
            sheet.copyTo(middle);
            return lying;
        }
    }
}

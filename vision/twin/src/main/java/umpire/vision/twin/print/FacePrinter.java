package umpire.vision.twin.print;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.frame.MatScope;
import umpire.vision.sheet.StickerSymbol;
import umpire.vision.sheet.StickerTones;

/**
 * Prints the faces of dice that carry tags. A sticker's symbol lies over its tag in two tones of the die's colour: a pale one where the paper
 * is white and a deep one where it is black. So a person sees the symbol, and a camera sees black and white.
 */
public final class FacePrinter {
    /** As large as the flat part of a cube's face. */
    private static final double STICKER = 0.74;

    /** The symbol in a sticker's sides. */
    private static final double SYMBOL = 0.92;

    /** On paper dice, what the face is called stands above its tag, so high as a share of the tag's side. */
    private static final double CAPTION = 0.3;

    private final Tags tags;
    private final Map<DieType, List<FacePrint>> prints = new HashMap<>();

    public FacePrinter(Tags tags) {
        this.tags = tags;
    }

    /** Returns what is on each face of a die; nothing where it is known by its pips. */
    public List<FacePrint> of(DieType type) {
        return type.isTagged() ? prints.computeIfAbsent(type, this::printed) : List.of();
    }

    private List<FacePrint> printed(DieType type) {
        return type.faces().stream()
                .map(face -> DieForm.of(type).isCube() ? sticker(type, face) : paper(type, face))
                .toList();
    }

    private FacePrint sticker(DieType type, DieType.Face face) {
        DieForm form = DieForm.of(type);
        double sideMm = form.edgeMm() * STICKER;
        try (MatScope scope = new MatScope()) {
            Mat plain = scope.keep(tagged(face, form.tagMm(), sideMm));
            Mat symbol = scope.keep(Mat.zeros(plain.size(), CvType.CV_8U));
            StickerTones tones = StickerTones.of(type.name());
            draw(symbol, face.shows());
            tint(plain, symbol, tones);
            return FacePrint.of(plain, sideMm);
        }
    }

    /** Draws a symbol that is known by name, or writes what the face is called. */
    private static void draw(Mat mask, String shows) {
        double side = mask.cols() * SYMBOL;
        double middle = mask.cols() / 2.0;
        Optional<StickerSymbol> known = StickerSymbol.named(shows);
        if (known.isEmpty()) {
            write(mask, shows, middle, side);
            return;
        }
        try (MatScope scope = new MatScope()) {
            MatOfPoint outline = scope.keep(new MatOfPoint(known.get().outline().stream()
                    .map(point -> new Point(middle + point.xMm() * side / 2, middle - point.yMm() * side / 2))
                    .toArray(Point[]::new)));
            Imgproc.fillPoly(mask, List.of(outline), Scalar.all(255));
        }
    }

    private static void write(Mat mask, String shows, double middle, double side) {
        Tags.write(mask, shows, new Point(middle, middle), side * 0.8, side * 0.8, Scalar.all(255));
        try (MatScope scope = new MatScope()) {
            Mat brush =
                    scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(side / 12, side / 12)));
            Imgproc.dilate(mask, mask, brush);
        }
    }

    private static void tint(Mat print, Mat symbol, StickerTones tones) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Mat white = scope.mat();
            Mat black = scope.mat();
            Imgproc.cvtColor(print, grey, Imgproc.COLOR_BGR2GRAY);
            Imgproc.threshold(grey, white, 127, 255, Imgproc.THRESH_BINARY);
            Core.bitwise_not(white, black);
            Core.bitwise_and(white, symbol, white);
            Core.bitwise_and(black, symbol, black);
            print.setTo(Palette.bgra(Palette.parsed(tones.pale()), 1), white);
            print.setTo(Palette.bgra(Palette.parsed(tones.deep()), 1), black);
        }
    }

    private FacePrint paper(DieType type, DieType.Face face) {
        DieForm form = DieForm.of(type);
        double tagMm = form.tagMm();
        double sideMm = tagMm * (1 + 2 * CAPTION + 0.4);
        try (MatScope scope = new MatScope()) {
            Mat plain = scope.keep(tagged(face, tagMm, sideMm));
            double pxPerMm = plain.cols() / sideMm;
            double high = CAPTION * tagMm * pxPerMm;
            Point above =
                    new Point(plain.cols() / 2.0, plain.rows() / 2.0 - (tagMm * 0.5 + CAPTION * tagMm * 0.9) * pxPerMm);
            Tags.write(plain, face.shows(), above, 2 * high, high * 0.8, Tags.INK);
            return FacePrint.of(plain, sideMm);
        }
    }

    private Mat tagged(DieType.Face face, double tagMm, double sideMm) {
        double pxPerMm = tags.sidePx() / tagMm;
        int side = (int) Math.round(sideMm * pxPerMm);
        try (MatScope scope = new MatScope()) {
            Mat four = scope.keep(new Mat(side, side, CvType.CV_8UC4, Tags.PAPER));
            int left = (side - tags.sidePx()) / 2;
            tags.paintInto(four, face.tag().orElseThrow(), left, left);
            Mat three = scope.mat();
            Imgproc.cvtColor(four, three, Imgproc.COLOR_BGRA2BGR);
            return scope.handOut(three);
        }
    }
}

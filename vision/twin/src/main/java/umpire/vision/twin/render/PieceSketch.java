package umpire.vision.twin.render;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.PieceFace;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.Vector3;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.print.Palette;
import umpire.vision.twin.print.Print;
import umpire.vision.twin.print.Printer;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;

/** Draws pieces as painted blocks with a label on top, with a cache of the latest labels. */
public final class PieceSketch implements AutoCloseable {
    private static final int FINE = 4;

    /**
     * The size of the cache, enough for the labels of all units of a game. The labels of a deck of cards would take 45 MB, and hardly any
     * of them is seen.
     */
    private static final long KEPT_BYTES = 12_000_000;

    private final Printer printer;
    private final LinkedHashMap<LabelSide, Print> labels = new LinkedHashMap<>(64, 0.75F, true);
    private long labelBytes;

    private record LabelSide(PieceFace face, boolean down) {}

    public PieceSketch(Printer printer) {
        this.printer = printer;
    }

    Sprite draw(StandingPiece piece, Lens lens, Light light, double exposureMs) {
        Block block = Block.of(piece);
        Shadow shadow = new Shadow(lens, light);
        MotionBlur motionBlur = MotionBlur.of(piece.velocity(), exposureMs, lens.pxPerMm(piece.topMm()));
        List<double[][]> faces = block.faces();
        Rect inner = lens.within(box(seenAt(faces, lens), 3 + motionBlur.lengthPx()));
        Rect part = lens.within(box(shadow.around(faces), 10 + piece.liftMm() * 0.8 + motionBlur.lengthPx()));
        if (inner.width == 0 || inner.height == 0) {
            return Sprite.nothing();
        }
        try (MatScope scope = new MatScope()) {
            Mat solid = scope.keep(solid(piece, block, lens, light, inner));
            Mat shade = scope.keep(shadow.cast(part, faces, (block.footMm() + block.topMm()) / 2, block.footMm()));
            return Sprite.of(inner, solid, part, shade, motionBlur);
        }
    }

    static List<Pixel> seenAt(List<double[][]> faces, Lens lens) {
        return faces.stream()
                .flatMap(Arrays::stream)
                .map(c -> lens.project(c[0], c[1], c[2]))
                .toList();
    }

    public static Rect box(List<Pixel> pixels, double padPx) {
        double left = pixels.stream().mapToDouble(Pixel::x).min().orElse(0) - padPx;
        double right = pixels.stream().mapToDouble(Pixel::x).max().orElse(0) + padPx;
        double top = pixels.stream().mapToDouble(Pixel::y).min().orElse(0) - padPx;
        double bottom = pixels.stream().mapToDouble(Pixel::y).max().orElse(0) + padPx;
        return new Rect((int) Math.floor(left), (int) Math.floor(top), (int) Math.ceil(right - left), (int)
                Math.ceil(bottom - top));
    }

    private Mat solid(StandingPiece piece, Block block, Lens lens, Light light, Rect part) {
        try (MatScope scope = new MatScope()) {
            Mat fine = scope.keep(Mat.zeros(part.height * FINE, part.width * FINE, CvType.CV_8UC4));
            Colour paint = piece.faceDown() ? Palette.ofSeat(piece.piece().seat()) : Palette.of(piece.piece());
            List<double[][]> sides = block.sides();
            for (double[][] side : sides) {
                if (faces(side, lens)) {
                    fill(fine, part, side, lens, Palette.bgra(paint, brightness(side, light)));
                }
            }
            Mat top = scope.keep(label(piece).sampled(lens, part, FINE, piece.pose(), block.topMm()));
            Mat opacity = scope.mat();
            Core.extractChannel(top, opacity, 3);
            Imgproc.threshold(opacity, opacity, 127, 255, Imgproc.THRESH_BINARY);
            top.copyTo(fine, opacity);
            Mat solid = scope.mat();
            Imgproc.resize(fine, solid, new Size(part.width, part.height), 0, 0, Imgproc.INTER_AREA);
            return scope.handOut(solid);
        }
    }

    private Print label(StandingPiece piece) {
        LabelSide side = new LabelSide(piece.face(), piece.faceDown());
        Print kept = labels.get(side);
        if (kept != null) {
            return kept;
        }
        Print label =
                side.down() ? printer.back(piece.piece(), side.face()) : printer.label(piece.piece(), side.face());
        labels.put(side, label);
        labelBytes += bytes(label);
        while (labelBytes > KEPT_BYTES && labels.size() > 1) {
            try (Print oldest = labels.pollFirstEntry().getValue()) {
                labelBytes -= bytes(oldest);
            }
        }
        return label;
    }

    private static long bytes(Print label) {
        return label.pixels().total() * label.pixels().elemSize();
    }

    /** Returns whether a side faces the camera. */
    private static boolean faces(double[][] side, Lens lens) {
        double[] out = outwards(side);
        return out[0] * (lens.eyeXMm() - side[0][0]) + out[1] * (lens.eyeYMm() - side[0][1]) > 0;
    }

    private static double[] outwards(double[][] side) {
        double dx = side[1][0] - side[0][0];
        double dy = side[1][1] - side[0][1];
        double length = Math.hypot(dx, dy);
        return new double[] {dy / length, -dx / length};
    }

    private static double brightness(double[][] side, Light light) {
        double[] out = outwards(side);
        Vector3 lamp =
                new Vector3(light.lampXMm() - side[0][0], light.lampYMm() - side[0][1], light.lampHeightMm()).unit();
        double lit = Math.max(0, out[0] * lamp.x() + out[1] * lamp.y()) / lamp.z();
        return 0.5 * (1 - light.shadow()) + light.shadow() * lit;
    }

    private static void fill(Mat fine, Rect part, double[][] face, Lens lens, Scalar paint) {
        try (MatScope scope = new MatScope()) {
            MatOfPoint outline = scope.keep(new MatOfPoint(Arrays.stream(face)
                    .map(c -> lens.project(c[0], c[1], c[2]))
                    .map(p -> new Point(
                            Math.round((((p.x() - part.x) + 0.5) * FINE - 0.5) * 16),
                            Math.round((((p.y() - part.y) + 0.5) * FINE - 0.5) * 16)))
                    .toArray(Point[]::new)));
            Imgproc.fillConvexPoly(fine, outline, paint, Imgproc.LINE_8, 4);
        }
    }

    @Override
    public void close() {
        labels.values().forEach(Print::close);
        labels.clear();
        labelBytes = 0;
    }
}

package umpire.vision.twin.render;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.rules.kernel.DieType;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.dice.PlacedDie;
import umpire.vision.twin.print.FacePrint;
import umpire.vision.twin.print.NumeralPrint;
import umpire.vision.twin.print.NumeralPrints;
import umpire.vision.twin.print.Printer;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.TwinDie;

/** Draws dice by tracing each pixel's line of sight to the body. */
public final class DieSketch {
    private static final int FINE = 3;

    private final Printer printer;
    private final Map<SketchedFace, FacePrint> prints = new HashMap<>();
    private final NumeralPrints numerals = new NumeralPrints();

    private record SketchedFace(DieType type, int number) {}

    public DieSketch(Printer printer) {
        this.printer = printer;
    }

    /** Returns the print on a face of a die, made on first use, since a box may have hundreds of faces. */
    private FacePrint print(DieType type, int number) {
        return prints.computeIfAbsent(
                new SketchedFace(type, number),
                any -> printer.face(type, type.faces().get(number - 1)));
    }

    private NumeralPrint numeral(TwinDie die, int number) {
        String shows = die.type().faces().get(number - 1).shows();
        return numerals.of(die.make(), die.make().written(shows), die.edgeMm());
    }

    Sprite draw(TwinDie die, Lens lens, Light light, double exposureMs) {
        PlacedDie placed = PlacedDie.of(die);
        Shadow shadow = new Shadow(lens, light);
        MotionBlur motionBlur = MotionBlur.of(die.velocity(), exposureMs, lens.pxPerMm(placed.zMm()));
        List<double[][]> faces = placed.faces();
        Rect inner = lens.within(PieceSketch.box(PieceSketch.seenAt(faces, lens), 2 + motionBlur.lengthPx()));
        Rect part = lens.within(PieceSketch.box(shadow.around(faces), 8 + die.liftMm() * 0.8 + motionBlur.lengthPx()));
        if (inner.width == 0 || inner.height == 0) {
            return Sprite.nothing();
        }
        try (MatScope scope = new MatScope()) {
            Mat shade = scope.keep(shadow.cast(part, faces, placed.zMm(), die.liftMm()));
            Mat solid = scope.keep(new Mat(inner.height, inner.width, CvType.CV_8UC4));
            solid.put(0, 0, seen(placed, die, lens, light, inner));
            return Sprite.of(inner, solid, part, shade, motionBlur);
        }
    }

    private byte[] seen(PlacedDie placed, TwinDie die, Lens lens, Light light, Rect part) {
        float[] ground = ground(lens, part);
        // Local caches, since a lookup by the type of the die for each ray takes far longer than one by the number of a
        // face.
        Map<Integer, FacePrint> printed = new HashMap<>();
        Map<Integer, NumeralPrint> numbered = new HashMap<>();
        DieRaycaster dieRaycaster = new DieRaycaster(
                placed,
                die,
                number -> printed.computeIfAbsent(number, any -> print(die.type(), number)),
                number -> numbered.computeIfAbsent(number, any -> numeral(die, number)),
                lens,
                light);
        byte[] bgra = new byte[part.width * part.height * 4];
        double[] sum = new double[4];
        for (int y = 0; y < part.height; y++) {
            for (int x = 0; x < part.width; x++) {
                gather(dieRaycaster, ground, x, y, part.width * FINE, sum);
                for (int i = 0; i < 4; i++) {
                    bgra[(y * part.width + x) * 4 + i] = (byte) Math.round(sum[i]);
                }
            }
        }
        return bgra;
    }

    private static float[] ground(Lens lens, Rect part) {
        try (MatScope scope = new MatScope()) {
            Mat map = scope.keep(lens.groundOf(part, FINE));
            float[] ground = new float[(int) map.total() * 2];
            map.get(0, 0, ground);
            return ground;
        }
    }

    private static void gather(DieRaycaster dieRaycaster, float[] ground, int x, int y, int widthFine, double[] sum) {
        double[] total = new double[4];
        for (int j = 0; j < FINE; j++) {
            for (int i = 0; i < FINE; i++) {
                int at = ((y * FINE + j) * widthFine + x * FINE + i) * 2;
                dieRaycaster.add(ground[at], ground[at + 1], total);
            }
        }
        for (int i = 0; i < 4; i++) {
            sum[i] = Math.min(255, total[i] / (FINE * FINE));
        }
    }
}

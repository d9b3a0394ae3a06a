package umpire.vision.twin;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Pose;

/** Draws hands and the arms behind them. A hand is modelled once from above and then laid wherever it is needed. */
final class HandSketch implements AutoCloseable {
    private static final double PX_PER_MM = 2.2;
    private static final int COARSE = 4;
    private static final double HALF_WIDTH_MM = 120;
    private static final double TIP_MM = 40;
    private static final double ARM_MM = 1150;

    private final Map<Hand.Shape, Print> prints = new EnumMap<>(Hand.Shape.class);

    Patch draw(Hand hand, Lens lens, Light light, double exposureMs) {
        Print print = prints.computeIfAbsent(hand.shape(), HandSketch::print);
        Pose pose = new Pose(hand.xMm(), hand.yMm(), hand.fromDeg() + 90);
        double middleMm = hand.heightMm() + 18;
        Rect part = lens.within(around(hand, lens, middleMm));
        if (part.width == 0 || part.height == 0) {
            return new Patch(part, new byte[0], new byte[0]);
        }
        Mat seen = print.seen(lens, part, 1, pose, middleMm);
        Mat shade = shade(print, lens, light, part, pose, middleMm);
        try {
            double smearX = hand.drift().xMmPerS() * exposureMs / 1000 * lens.pxPerMm(middleMm);
            double smearY = -hand.drift().yMmPerS() * exposureMs / 1000 * lens.pxPerMm(middleMm);
            return Patch.of(part, seen, shade, smearX, smearY);
        } finally {
            seen.release();
            shade.release();
        }
    }

    /** The hand's outline thrown onto the table by the lamp, soft as things at its height are. */
    private static Mat shade(Print print, Lens lens, Light light, Rect part, Pose pose, double middleMm) {
        double far = middleMm / (light.lampHeightMm() - middleMm);
        Pose thrown = new Pose(
                pose.xMm() + (pose.xMm() - light.lampXMm()) * far,
                pose.yMm() + (pose.yMm() - light.lampYMm()) * far,
                pose.headingDeg());
        Mat outline = print.coarse(lens, part, COARSE, thrown, 0);
        Mat small = new Mat();
        Core.extractChannel(outline, small, 3);
        outline.release();
        Core.multiply(small, Scalar.all(light.shadow() * 0.95), small);
        Shadow.soften(small, (1.5 + 0.1 * middleMm) * lens.pxPerMm(0) / 2 / COARSE);
        Mat shade = new Mat();
        Imgproc.resize(small, shade, part.size(), 0, 0, Imgproc.INTER_LINEAR);
        small.release();
        return shade;
    }

    private static Rect around(Hand hand, Lens lens, double middleMm) {
        List<Truth.Pixel> pixels = new ArrayList<>();
        double cos = Math.cos(Math.toRadians(hand.fromDeg()));
        double sin = Math.sin(Math.toRadians(hand.fromDeg()));
        for (double along : new double[] {-TIP_MM, ARM_MM}) {
            for (double across : new double[] {-HALF_WIDTH_MM, HALF_WIDTH_MM}) {
                double x = hand.xMm() + cos * along - sin * across;
                double y = hand.yMm() + sin * along + cos * across;
                pixels.add(lens.project(x, y, middleMm));
            }
        }
        return PieceSketch.box(pixels, 30);
    }

    /** The hand from above, its index fingertip at the origin and its arm towards the bottom. */
    private static Print print(Hand.Shape shape) {
        int width = (int) (2 * HALF_WIDTH_MM * PX_PER_MM);
        int height = (int) ((TIP_MM + ARM_MM) * PX_PER_MM);
        Mat pixels = new Mat(height, width, CvType.CV_8UC4);
        pixels.put(0, 0, new HandRelief(shape).painted(width, height, PX_PER_MM, -HALF_WIDTH_MM, TIP_MM));
        return new Print(pixels, PX_PER_MM, -HALF_WIDTH_MM, TIP_MM);
    }

    @Override
    public void close() {
        prints.values().forEach(Print::close);
        prints.clear();
    }
}

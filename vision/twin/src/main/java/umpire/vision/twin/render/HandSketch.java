package umpire.vision.twin.render;

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
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.RecentPictures;
import umpire.vision.twin.print.Print;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;

/** Draws hands and the arms behind them. A hand is modelled once from above and then placed wherever it is needed. */
public final class HandSketch implements AutoCloseable {
    private static final double PX_PER_MM = 2.2;
    private static final int COARSE = 4;
    private static final int HALF = 2;
    private static final double HALF_WIDTH_MM = 120;
    private static final double TIP_MM = 40;
    private static final double ARM_MM = 1150;
    private static final double MIDDLE_MM = 18;
    /** Points farther from the table's centre are left out, since the lens's model would bend them back into the picture. */
    private static final double OUT_OF_SIGHT_MM = 1000;

    private static final double SLACK_PX = 150;

    /** Everything that determines the look of a hand before it is placed: the same for every camera. */
    private record HandModel(Hand.Shape shape) {}

    private static final RecentPictures MODELLED = new RecentPictures(Hand.Shape.values().length);

    private final Map<Hand.Shape, Print> prints = new EnumMap<>(Hand.Shape.class);

    Sprite draw(Hand hand, Lens lens, Light light, double exposureMs) {
        Print print = prints.computeIfAbsent(hand.shape(), HandSketch::print);
        double middleMm = middleMm(hand);
        Pose pose = new Pose(hand.xMm(), hand.yMm(), hand.fromDeg() + 90);
        Pose thrown = thrown(pose, light, middleMm);
        MotionBlur motionBlur = MotionBlur.of(hand.velocity(), exposureMs, lens.pxPerMm(middleMm));
        Rect inner = lens.within(around(pose, lens, middleMm, 3 + motionBlur.lengthPx()));
        Rect outer = lens.within(around(thrown, lens, 0, 24 + motionBlur.lengthPx()));
        if (inner.width == 0 || inner.height == 0) {
            return Sprite.nothing();
        }
        try (MatScope scope = new MatScope()) {
            Mat seen = scope.keep(seen(print, lens, inner, pose, middleMm, motionBlur));
            Mat shade = scope.keep(shade(print, lens, light, outer, thrown, middleMm, motionBlur));
            return Sprite.of(inner, seen, outer, shade, new MotionBlur(0, 0));
        }
    }

    /** Returns a hand as the camera sees it. Motion blur removes fine detail, so a fast hand is drawn at half the size. */
    private static Mat seen(Print print, Lens lens, Rect part, Pose pose, double middleMm, MotionBlur motionBlur) {
        if (motionBlur.lengthPx() < 2 * HALF) {
            Mat sharp = print.seen(lens, part, 1, pose, middleMm);
            motionBlur.applyTo(sharp);
            return sharp;
        }
        try (MatScope scope = new MatScope()) {
            Mat small = scope.keep(print.coarse(lens, part, HALF, pose, middleMm));
            motionBlur.shrunk(HALF).applyTo(small);
            Mat whole = scope.mat();
            Imgproc.resize(small, whole, part.size(), 0, 0, Imgproc.INTER_LINEAR);
            return scope.handOut(whole);
        }
    }

    /** Returns the height at which a hand is placed. */
    static double middleMm(Hand hand) {
        return hand.heightMm() + MIDDLE_MM;
    }

    /** Returns whether a hand or its arm covers a point of its plane. */
    boolean covers(Hand hand, double xMm, double yMm) {
        Print print = prints.computeIfAbsent(hand.shape(), HandSketch::print);
        double turn = Math.toRadians(hand.fromDeg() + 90);
        double x = Math.cos(turn) * (xMm - hand.xMm()) + Math.sin(turn) * (yMm - hand.yMm());
        double y = Math.cos(turn) * (yMm - hand.yMm()) - Math.sin(turn) * (xMm - hand.xMm());
        return print.opaqueAt(x, y);
    }

    private static Pose thrown(Pose pose, Light light, double middleMm) {
        double far = middleMm / (light.lampHeightMm() - middleMm);
        return new Pose(
                pose.xMm() + (pose.xMm() - light.lampXMm()) * far,
                pose.yMm() + (pose.yMm() - light.lampYMm()) * far,
                pose.headingDeg());
    }

    /** Returns the shadow of the hand's outline on the table, as soft as its height makes it. */
    private static Mat shade(
            Print print, Lens lens, Light light, Rect part, Pose thrown, double middleMm, MotionBlur motionBlur) {
        if (part.width == 0 || part.height == 0) {
            return new Mat();
        }
        try (MatScope scope = new MatScope()) {
            Mat outline = scope.keep(print.coarse(lens, part, COARSE, thrown, 0));
            Mat small = scope.mat();
            Core.extractChannel(outline, small, 3);
            Core.multiply(small, Scalar.all(light.shadow() * 0.95), small);
            Shadow.soften(small, (1.5 + 0.1 * middleMm) * lens.pxPerMm(0) / 2 / COARSE);
            motionBlur.shrunk(COARSE).applyTo(small);
            Mat shade = scope.mat();
            Imgproc.resize(small, shade, part.size(), 0, 0, Imgproc.INTER_LINEAR);
            return scope.handOut(shade);
        }
    }

    /** Returns the part of the frame that contains the hand and the visible part of its arm. */
    private static Rect around(Pose pose, Lens lens, double middleMm, double padPx) {
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        List<Pixel> pixels = new ArrayList<>();
        for (double down = -TIP_MM; down < ARM_MM; down += 20) {
            for (double across : HandRelief.reachAcross(down)) {
                double x = pose.xMm() + cos * across + sin * down;
                double y = pose.yMm() + sin * across - cos * down;
                if (Math.abs(x) < OUT_OF_SIGHT_MM && Math.abs(y) < OUT_OF_SIGHT_MM) {
                    Pixel pixel = lens.project(x, y, middleMm);
                    if (pixel.y() > -SLACK_PX && pixel.y() < lens.heightPx() + SLACK_PX) {
                        pixels.add(pixel);
                    }
                }
            }
        }
        return pixels.isEmpty() ? new Rect(0, 0, 0, 0) : PieceSketch.box(pixels, padPx);
    }

    private static Print print(Hand.Shape shape) {
        return new Print(MODELLED.of(new HandModel(shape), () -> modelled(shape)), PX_PER_MM, -HALF_WIDTH_MM, TIP_MM);
    }

    /** Returns the hand from above, with its index fingertip at the origin and its arm towards the bottom. */
    private static Mat modelled(Hand.Shape shape) {
        int width = (int) (2 * HALF_WIDTH_MM * PX_PER_MM);
        int height = (int) ((TIP_MM + ARM_MM) * PX_PER_MM);
        Mat pixels = new Mat(height, width, CvType.CV_8UC4);
        pixels.put(0, 0, new HandRelief(shape).painted(width, height, PX_PER_MM, -HALF_WIDTH_MM, TIP_MM));
        return pixels;
    }

    @Override
    public void close() {
        prints.values().forEach(Print::close);
        prints.clear();
    }
}

package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.List;
import umpire.vision.twin.scene.Hand;

/**
 * A hand and forearm in a sleeve as a relief seen from above: rounded limbs that blend into each other, lit from the upper left. Its frame:
 * the index fingertip at the origin, the arm towards negative y.
 */
final class HandRelief {
    /**
     * A limb: the space that a ball covers while it rolls from one point to another and changes its radius. Heights are of the ball's
     * centre.
     */
    private record Limb(double x0, double y0, double z0, double r0, double x1, double y1, double z1, double r1) {}

    private static final double CUFF_MM = -218;
    private static final double BLEND_MM = 3.5;
    private static final double NOTHING_MM = -60;

    private final List<Limb> skin = new ArrayList<>();
    private final List<Limb> cloth = new ArrayList<>();
    private final List<double[]> nails = new ArrayList<>();

    HandRelief(Hand.Shape shape) {
        switch (shape) {
            case POINTING -> pointing();
            case PINCHING -> pinching();
            case OPEN -> open();
        }
        limb(skin, 14, -112, 8, 25, 34, -118, 8, 24);
        limb(skin, 4, -92, 9, 18, 46, -100, 8, 17);
        limb(skin, 22, -130, 8, 27, 28, -172, 8, 25);
        limb(skin, 28, -172, 8, 25, 30, -260, 10, 29);
        limb(cloth, 30, CUFF_MM - 4, 11, 37, 34, -420, 14, 46);
        limb(cloth, 34, -420, 14, 46, 40, -1300, 20, 58);
    }

    private void pointing() {
        finger(0, -9, 3, -46, 7, -84, 8.2);
        limb(skin, 20, -56, 8, 9.5, 24, -88, 9, 11);
        limb(skin, 37, -62, 7, 9.2, 39, -92, 9, 10.5);
        limb(skin, 51, -72, 6, 8.2, 52, -98, 8, 9.5);
        limb(skin, -4, -74, 2, 9, -12, -102, 5, 13);
        limb(skin, -12, -102, 5, 13, 6, -128, 7, 18);
        nails.add(new double[] {0, -8, 4.4, 6});
    }

    private void pinching() {
        finger(3, -6, 3, -42, 9, -84, 8.2);
        finger(19, -12, 24, -50, 26, -88, 8.6);
        limb(skin, 37, -34, 4, 8, 41, -64, 8, 8.8);
        limb(skin, 41, -64, 8, 8.8, 41, -94, 9, 10.5);
        limb(skin, 53, -58, 4, 7, 54, -98, 8, 9.2);
        limb(skin, -31, -14, -4, 8.4, -37, -48, 1, 9.6);
        limb(skin, -37, -48, 1, 9.6, -20, -94, 5, 13);
        limb(skin, -20, -94, 5, 13, 6, -126, 7, 18);
        nails.add(new double[] {3, -5, 4.2, 5.5});
        nails.add(new double[] {19, -11, 4.4, 5.5});
        nails.add(new double[] {-31, -13, 4.6, 5.8});
    }

    private void open() {
        finger(0, -9, 4, -46, 9, -86, 8.2);
        finger(24, 0, 25, -42, 26, -86, 8.6);
        finger(47, -10, 44, -48, 42, -90, 8.2);
        finger(70, -38, 62, -66, 55, -98, 7.2);
        limb(skin, -46, -62, 0, 8.8, -28, -88, 3, 10.5);
        limb(skin, -28, -88, 3, 10.5, 4, -122, 7, 19);
        nails.add(new double[] {0, -8, 4.4, 6});
        nails.add(new double[] {24, 1, 4.6, 6});
        nails.add(new double[] {47, -9, 4.4, 6});
        nails.add(new double[] {70, -37, 3.8, 5});
        nails.add(new double[] {-47, -61, 5, 6});
    }

    private void finger(double tipX, double tipY, double midX, double midY, double rootX, double rootY, double r) {
        limb(skin, tipX, tipY, -2, r, midX, midY, 5, r * 1.1);
        limb(skin, midX, midY, 5, r * 1.1, rootX, rootY, 9, r * 1.28);
    }

    private static void limb(
            List<Limb> limbs, double x0, double y0, double z0, double r0, double x1, double y1, double z1, double r1) {
        limbs.add(new Limb(x0, y0, z0, r0, x1, y1, z1, r1));
    }

    /** For each pixel the height of the surface, its distance inside the outline in pixels, and whether it is cloth. */
    private record Surface(int width, int height, float[] relief, float[] inside, boolean[] sleeved) {
        Surface(int width, int height) {
            this(width, height, new float[width * height], new float[width * height], new boolean[width * height]);
        }
    }

    /** Returns blue, green, red and opacity of every pixel, with premultiplied colours. */
    byte[] painted(int width, int height, double pxPerMm, double leftMm, double topMm) {
        Surface surface = new Surface(width, height);
        for (int j = 0; j < height; j++) {
            double y = topMm - (j + 0.5) / pxPerMm;
            raiseRow(surface, j, y, pxPerMm, leftMm);
        }
        byte[] bgra = new byte[width * height * 4];
        for (int j = 1; j < height - 1; j++) {
            double y = topMm - (j + 0.5) / pxPerMm;
            paintRow(surface, j, y, pxPerMm, leftMm, bgra);
        }
        return bgra;
    }

    private void raiseRow(Surface surface, int j, double y, double pxPerMm, double leftMm) {
        List<Limb> skinHere = near(skin, y);
        List<Limb> clothHere = near(cloth, y);
        for (int i = 0; i < surface.width(); i++) {
            double x = leftMm + (i + 0.5) / pxPerMm;
            int at = j * surface.width() + i;
            double skinMm = insideMm(skinHere, x, y);
            double clothMm = insideMm(clothHere, x, y);
            if (Math.max(skinMm, clothMm) < -2) {
                surface.inside()[at] = -2;
                continue;
            }
            double arm = surface(skinHere, x, y);
            double sleeve = clothMm > -1 ? surface(clothHere, x, y) + folds(x, y) : NOTHING_MM;
            surface.sleeved()[at] = sleeve > arm || (clothMm > -0.3 && skinMm < 0.3);
            surface.relief()[at] = (float) Math.max(arm, sleeve);
            surface.inside()[at] = (float) (Math.max(skinMm, clothMm) * pxPerMm);
        }
    }

    private void paintRow(Surface surface, int j, double y, double pxPerMm, double leftMm, byte[] bgra) {
        for (int i = 1; i < surface.width() - 1; i++) {
            int at = j * surface.width() + i;
            double opacity = Math.clamp(surface.inside()[at] + 0.5, 0, 1);
            if (opacity > 0) {
                double x = leftMm + (i + 0.5) / pxPerMm;
                double[] bgr = surface.sleeved()[at] ? cloth(x, y) : skin(x, y);
                paint(bgr, lit(surface.relief(), at, surface.width(), pxPerMm), opacity, bgra, at * 4);
            }
        }
    }

    private static void paint(double[] bgr, double lit, double opacity, byte[] bgra, int to) {
        for (int k = 0; k < 3; k++) {
            bgra[to + k] = (byte) Math.round(Math.clamp(bgr[k] * lit, 0, 255) * opacity);
        }
        bgra[to + 3] = (byte) Math.round(255 * opacity);
    }

    /** Returns the brightness of the relief at a point by its slope there. */
    private static double lit(float[] relief, int at, int width, double pxPerMm) {
        double slopeX = Math.clamp((relief[at + 1] - relief[at - 1]) * pxPerMm / 2, -3, 3);
        double slopeY = Math.clamp((relief[at - width] - relief[at + width]) * pxPerMm / 2, -3, 3);
        double up = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
        double facing = Math.max(0, (0.38 * slopeX - 0.45 * slopeY) * up + 0.81 * up);
        return 0.42 + 0.62 * facing - 0.10 * (1 - up);
    }

    /** Returns the range of x of the hand or arm at a distance below the fingertip. */
    static double[] reachAcross(double downMm) {
        return downMm < 150 ? new double[] {-62, 88} : new double[] {-18 - downMm * 0.02, 78 + downMm * 0.03};
    }

    private static double folds(double x, double y) {
        return 1.6 * Math.sin(y * 0.11 + 0.9 * Math.sin(x * 0.07)) + 0.8 * Math.sin(y * 0.27 + x * 0.13);
    }

    /** Returns the limbs that can reach a height in the picture. */
    private static List<Limb> near(List<Limb> limbs, double y) {
        return limbs.stream()
                .filter(limb -> y < Math.max(limb.y0, limb.y1) + 1.7 * Math.max(limb.r0, limb.r1)
                        && y > Math.min(limb.y0, limb.y1) - 1.7 * Math.max(limb.r0, limb.r1))
                .toList();
    }

    /** Returns the height of blended limbs, and its continuation beside them. */
    private static double surface(List<Limb> limbs, double x, double y) {
        double sum = 0;
        for (Limb limb : limbs) {
            double t = along(limb, x, y);
            double r = limb.r0 + t * (limb.r1 - limb.r0);
            double off = offMm(limb, t, x, y) / r;
            double z = limb.z0 + t * (limb.z1 - limb.z0) + r * 0.95 * (1 - off * off);
            if (z > -30) {
                sum += Math.exp(z / BLEND_MM);
            }
        }
        return sum == 0 ? NOTHING_MM : BLEND_MM * Math.log(sum);
    }

    /** Returns the distance of a point inside the outline of the limbs; negative outside. */
    private static double insideMm(List<Limb> limbs, double x, double y) {
        double inside = NOTHING_MM;
        for (Limb limb : limbs) {
            double t = along(limb, x, y);
            inside = Math.max(inside, limb.r0 + t * (limb.r1 - limb.r0) - offMm(limb, t, x, y));
        }
        return inside;
    }

    private static double along(Limb limb, double x, double y) {
        double dx = limb.x1 - limb.x0;
        double dy = limb.y1 - limb.y0;
        return Math.clamp(((x - limb.x0) * dx + (y - limb.y0) * dy) / (dx * dx + dy * dy), 0, 1);
    }

    private static double offMm(Limb limb, double t, double x, double y) {
        return Math.sqrt(square(x - limb.x0 - t * (limb.x1 - limb.x0)) + square(y - limb.y0 - t * (limb.y1 - limb.y0)));
    }

    private static double square(double value) {
        return value * value;
    }

    private double[] skin(double x, double y) {
        for (double[] nail : nails) {
            if (square((x - nail[0]) / nail[2]) + square((y - nail[1]) / nail[3]) < 1) {
                return new double[] {172, 186, 232};
            }
        }
        double blotch = 1 + 0.03 * Math.sin(x * 0.21 + 1.7 * Math.sin(y * 0.09)) + 0.02 * Math.sin(y * 0.33);
        return new double[] {132 * blotch, 160 * blotch, 214 * blotch};
    }

    private static double[] cloth(double x, double y) {
        double weave = 1 + 0.05 * Math.sin(x * 2.4) * Math.sin(y * 2.4);
        double cuff = y > CUFF_MM + 20 ? 0.86 : 1;
        return new double[] {104 * weave * cuff, 78 * weave * cuff, 62 * weave * cuff};
    }
}

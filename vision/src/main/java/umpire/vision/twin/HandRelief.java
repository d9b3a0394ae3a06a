package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;

/**
 * A hand and forearm in a sleeve as a relief seen from above: rounded limbs that run into each other, lit from the upper
 * left. Its frame: the index fingertip at the origin, the arm towards negative y.
 */
final class HandRelief {
    /** A limb: a ball rolled from one point to another while it grows; heights are of the ball's centre. */
    private record Limb(double x0, double y0, double z0, double r0, double x1, double y1, double z1, double r1) {}

    private static final double CUFF_MM = -218;
    private static final double BLEND_MM = 3.5;

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
        finger(2, -9, -1, -42, 8, -82, 8.2);
        finger(20, -16, 24, -50, 25, -86, 8.6);
        limb(skin, 37, -34, 4, 8, 40, -64, 8, 8.8);
        limb(skin, 40, -64, 8, 8.8, 40, -92, 9, 10.5);
        limb(skin, 53, -58, 4, 7, 54, -96, 8, 9.2);
        limb(skin, -17, -22, -4, 8.6, -26, -54, 1, 9.6);
        limb(skin, -26, -54, 1, 9.6, -12, -96, 5, 14);
        limb(skin, -12, -96, 5, 14, 6, -128, 7, 18);
        nails.add(new double[] {2, -8, 4.2, 5.5});
        nails.add(new double[] {20, -15, 4.4, 5.5});
        nails.add(new double[] {-17, -21, 5, 6});
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

    /** Returns blue, green, red and opacity of every pixel, the colours multiplied by the opacity. */
    byte[] painted(int width, int height, double pxPerMm, double leftMm, double topMm) {
        float[] relief = new float[width * height];
        boolean[] sleeved = new boolean[width * height];
        for (int j = 0; j < height; j++) {
            double y = topMm - (j + 0.5) / pxPerMm;
            for (int i = 0; i < width; i++) {
                double x = leftMm + (i + 0.5) / pxPerMm;
                double arm = surface(skin, x, y);
                double sleeve = surface(cloth, x, y) + folds(x, y);
                sleeved[j * width + i] = sleeve > arm;
                relief[j * width + i] = (float) Math.max(arm, sleeve);
            }
        }
        byte[] bgra = new byte[width * height * 4];
        for (int j = 1; j < height - 1; j++) {
            for (int i = 1; i < width - 1; i++) {
                paint(relief, sleeved, i, j, width, pxPerMm, leftMm, topMm, bgra);
            }
        }
        return bgra;
    }

    private static double folds(double x, double y) {
        return 1.6 * Math.sin(y * 0.11 + 0.9 * Math.sin(x * 0.07)) + 0.8 * Math.sin(y * 0.27 + x * 0.13);
    }

    /** The height of limbs that run into each other; far below zero beside them. */
    private static double surface(List<Limb> limbs, double x, double y) {
        double sum = 0;
        for (Limb limb : limbs) {
            double z = top(limb, x, y);
            if (z > -30) {
                sum += Math.exp(z / BLEND_MM);
            }
        }
        return sum == 0 ? -60 : Math.max(-60, BLEND_MM * Math.log(sum));
    }

    private static double top(Limb limb, double x, double y) {
        double dx = limb.x1 - limb.x0;
        double dy = limb.y1 - limb.y0;
        double t = Math.clamp(((x - limb.x0) * dx + (y - limb.y0) * dy) / (dx * dx + dy * dy), 0, 1);
        double r = limb.r0 + t * (limb.r1 - limb.r0);
        double out2 = square(x - limb.x0 - t * dx) + square(y - limb.y0 - t * dy);
        if (out2 > r * r) {
            return -60;
        }
        return limb.z0 + t * (limb.z1 - limb.z0) + Math.sqrt(r * r - out2) * 0.9;
    }

    private static double square(double value) {
        return value * value;
    }

    private void paint(
            float[] relief,
            boolean[] sleeved,
            int i,
            int j,
            int width,
            double pxPerMm,
            double leftMm,
            double topMm,
            byte[] bgra) {
        int at = j * width + i;
        if (relief[at] < -50) {
            return;
        }
        double slopeX = (relief[at + 1] - relief[at - 1]) * pxPerMm / 2;
        double slopeY = (relief[at - width] - relief[at + width]) * pxPerMm / 2;
        slopeX = Math.clamp(slopeX, -3, 3);
        slopeY = Math.clamp(slopeY, -3, 3);
        double up = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
        double facing = Math.max(0, (0.38 * slopeX - 0.45 * slopeY) * up * 1 + 0.81 * up);
        double lit = 0.42 + 0.62 * facing - 0.10 * (1 - up);
        double x = leftMm + (i + 0.5) / pxPerMm;
        double y = topMm - (j + 0.5) / pxPerMm;
        double[] bgr = sleeved[at] ? cloth(x, y) : skin(x, y);
        for (int k = 0; k < 3; k++) {
            bgra[at * 4 + k] = (byte) Math.clamp(Math.round(bgr[k] * lit), 0, 255);
        }
        bgra[at * 4 + 3] = (byte) 255;
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

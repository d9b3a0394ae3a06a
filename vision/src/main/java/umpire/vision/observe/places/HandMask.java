package umpire.vision.observe.places;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/**
 * Separates the foreign pixels of a sheet into hands, reflections, and the rest. Pixels are grouped into connected patches; gaps as wide as
 * a printed line are bridged.
 */
final class HandMask {

    /** The distance by which foreign pixels are dilated. Two pixels that are seven apart on a row or column then touch. */
    private static final int BRIDGE_REACH_PX = 3;

    private final PlaceThresholds limits;
    private final double armPx;
    private final SheetMap map;
    private final boolean[] rim;
    private final byte[] foreign;
    private final byte[] nearHand;
    private final boolean[] hand;
    private final boolean[] reflection;
    private final boolean[] covered;
    private boolean handSeen;

    /**
     * Groups the pixels that are neither bare paper nor a known object.
     *
     * @param rim the pixels where something may stick out from under a piece; a patch wholly among them belongs to the piece
     * @param looseMm2 the area that bodies in motion may cover; a pixel is a square millimetre
     */
    HandMask(SheetMap map, PixelClasses classes, boolean[] rim, PlaceThresholds limits, double looseMm2) {
        this.limits = limits;
        this.armPx = limits.armPx() + looseMm2;
        this.map = map;
        this.rim = rim;
        this.foreign = new byte[map.widthPx() * map.heightPx()];
        this.hand = new boolean[foreign.length];
        this.reflection = new boolean[foreign.length];
        this.covered = new boolean[foreign.length];
        try (MatScope scope = new MatScope()) {
            Mat solid = scope.keep(classes.solid(PixelClasses.FOREIGN));
            Mat bridged = scope.keep(grown(solid, BRIDGE_REACH_PX));
            Mat labels = scope.mat();
            solid.get(0, 0, foreign);
            int count = Imgproc.connectedComponents(bridged, labels, 4, CvType.CV_32S);
            int[] patchOfPixel = new int[foreign.length];
            labels.get(0, 0, patchOfPixel);
            mark(patches(patchOfPixel, count, classes), patchOfPixel);
        }
        this.nearHand = handSeen ? nearHand() : new byte[0];
    }

    private final class Patch {
        int pixels;
        int bright;
        boolean reachesIn;
        int beyondRim;

        /**
         * Returns whether the patch is a hand: large and reaching in from outside the sheet, or larger than every object on a table and not
         * a reflection.
         */
        boolean isHand() {
            return (pixels >= limits.handPx() && reachesIn) || (pixels >= armPx && !isReflection());
        }

        /** Returns whether the patch is so small that it is the corner of a covered card, or the edge of a piece. */
        boolean isCovered() {
            return beyondRim < Math.min(limits.cardCornerPx(), pixels);
        }

        /** Returns whether the patch is the rim of a reflection: large, within the sheet, and brighter than paper can be. */
        boolean isReflection() {
            return !(pixels >= limits.handPx() && reachesIn)
                    && pixels >= limits.reflectionPx()
                    && bright > limits.reflectionBrightShare() * pixels;
        }
    }

    private Patch[] patches(int[] patchOfPixel, int count, PixelClasses classes) {
        Patch[] patches = new Patch[count];
        for (int label = 0; label < count; label++) {
            patches[label] = new Patch();
        }
        for (int i = 0; i < foreign.length; i++) {
            if (foreign[i] != 0) {
                Patch patch = patches[patchOfPixel[i]];
                patch.pixels++;
                patch.bright += classes.isBrighter(i) ? 1 : 0;
                patch.reachesIn |= isAtEdge(i);
                patch.beyondRim += rim[i] ? 0 : 1;
            }
        }
        return patches;
    }

    private boolean isAtEdge(int pixel) {
        int x = pixel % map.widthPx();
        int y = pixel / map.widthPx();
        int beyond = Math.min(map.widthPx() - 1 - x, map.heightPx() - 1 - y);
        return Math.min(Math.min(x, y), beyond) < limits.edgeBandPx();
    }

    private void mark(Patch[] patches, int[] patchOfPixel) {
        for (int i = 0; i < foreign.length; i++) {
            if (foreign[i] != 0) {
                hand[i] = patches[patchOfPixel[i]].isHand();
                reflection[i] = patches[patchOfPixel[i]].isReflection();
                covered[i] = patches[patchOfPixel[i]].isCovered();
                handSeen |= hand[i];
            }
        }
    }

    /** Returns a mask of the pixels close to a hand. They count as hand too, since the rim of a hand may have been missed. */
    private byte[] nearHand() {
        byte[] bytes = new byte[hand.length];
        for (int i = 0; i < hand.length; i++) {
            bytes[i] = (byte) (hand[i] ? 1 : 0);
        }
        try (MatScope scope = new MatScope()) {
            Mat exact = scope.keep(new Mat(map.heightPx(), map.widthPx(), CvType.CV_8U));
            exact.put(0, 0, bytes);
            Mat wide = scope.keep(grown(exact, (int) limits.handRimPx()));
            wide.get(0, 0, bytes);
            return bytes;
        }
    }

    /** Dilates a mask up, down, left and right; the caller releases it. */
    private static Mat grown(Mat mask, int reachPx) {
        try (MatScope scope = new MatScope()) {
            Mat cross = scope.keep(
                    Imgproc.getStructuringElement(Imgproc.MORPH_CROSS, new Size(2 * reachPx + 1, 2 * reachPx + 1)));
            Mat grown = scope.mat();
            Imgproc.dilate(mask, grown, cross);
            return scope.handOut(grown);
        }
    }

    /** Returns whether a hand is over the sheet. */
    boolean handSeen() {
        return handSeen;
    }

    boolean isForeign(int pixel) {
        return foreign[pixel] != 0;
    }

    /** Returns whether a pixel is foreign and not explained by a hand, a reflection or the rim of a piece. */
    boolean isUnread(int pixel) {
        return isForeign(pixel) && !hand[pixel] && !reflection[pixel] && !covered[pixel];
    }

    boolean isReflection(int pixel) {
        return reflection[pixel];
    }

    boolean isNearHand(int pixel) {
        return handSeen && nearHand[pixel] != 0;
    }
}

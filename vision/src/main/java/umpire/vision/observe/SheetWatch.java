package umpire.vision.observe;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.opencv.core.Mat;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Board.BoardTag;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.PlanView;
import umpire.vision.rectify.SheetPose;

/**
 * Judges whether places are seen empty. The sheet is looked at from straight above and compared with bare paper in the same light;
 * what known pieces and dice cover is left out. Whatever remains is a hand, glare, a shadow, or something that was not read.
 */
final class SheetWatch {
    private static final int UNREAD_PX = 40;
    private static final int HAND_IN_PLACE_PX = 20;
    private static final int GLARE_PX = 40;
    private static final int SHADE_PX = 60;
    private static final int HAND_PX = 900;
    private static final int ARM_PX = 8000;
    private static final int REFLECTION_PX = 2000;
    private static final double BRIGHTER = 0.08;
    private static final double BRIGHTER_SHARE = 0.8;
    private static final int HAND_RIM_PX = 8;
    private static final int BRIDGE_PX = 7;
    private static final int EDGE_BAND_PX = 6;
    private static final double SHARP_STEP = 0.18;
    private static final int SHARP_PX = 12;
    private static final double SHADOW_REACH_PER_MM = 1.6;
    private static final double SHADOW_REACH_MM = 8;

    private final Board board;
    private final SheetMap map;

    SheetWatch(Board board) {
        this.board = board;
        this.map = new SheetMap(board);
    }

    /**
     * What the sheet shows besides what was read.
     *
     * @param hindrances why places cannot be judged
     * @param hand true when something large reaches over the sheet from beyond its edge
     */
    record PlaceVerdict(Map<Place, Set<HiddenReason>> hindrances, boolean hand) {}

    /** Judges. */
    PlaceVerdict judge(Mat bgr, CameraView view, SheetPose.Found lying, List<OcclusionMask.PlanBox> known) {
        PlanView plan = PlanView.of(bgr, view, lying, board.widthMm(), board.heightMm());
        boolean[] covered = covered(view, lying, known, false);
        boolean[] shaded = covered(view, lying, known, true);
        PictureEdge edge = new PictureEdge(view, lying);
        edge.coverBeyond(map, covered);
        BareSheetModel expected = new BareSheetModel(map, plan, covered);
        PixelClasses odd = new PixelClasses(map, plan, expected, covered, shaded);
        boolean[] handPixels = new boolean[covered.length];
        boolean[] foreign = odd.solid(PixelClasses.FOREIGN);
        boolean[] glarePixels = new boolean[covered.length];
        boolean hand = markLargePatches(odd, foreign, handPixels, glarePixels);
        Tally tally = new Tally(map.areas());
        for (int i = 0; i < covered.length; i++) {
            int part = map.part(i);
            if (part != SheetMap.NOTHING && part < map.areas()) {
                tally.foreign[part] += foreign[i] && !handPixels[i] && !glarePixels[i] ? 1 : 0;
                tally.hand[part] += hand && nearHand(handPixels, i) ? 1 : 0;
                tally.glare[part] += odd.at(i) == PixelClasses.GLARE || glarePixels[i] ? 1 : 0;
                tally.bright[part] += foreign[i] && odd.lightness(i) > BRIGHTER ? 1 : 0;
                tally.shade[part] += unexplained(odd, shaded, i) ? 1 : 0;
            }
        }
        if (!hand) {
            countSharp(tally, odd, shaded);
        }
        return new PlaceVerdict(hindrances(tally, edge, hand), hand);
    }

    private static boolean unexplained(PixelClasses odd, boolean[] shaded, int i) {
        return odd.at(i) == PixelClasses.SHADE && !shaded[i];
    }

    /** Only much shade is worth asking how sharply it ends. */
    private void countSharp(Tally tally, PixelClasses odd, boolean[] shaded) {
        for (int i = 0; i < shaded.length; i++) {
            int part = map.part(i);
            if (part != SheetMap.NOTHING
                    && part < map.areas()
                    && tally.shade[part] > SHADE_PX
                    && unexplained(odd, shaded, i)) {
                tally.sharp[part] += sharp(odd, i) ? 1 : 0;
            }
        }
    }

    private static final class Tally {
        final int[] foreign;
        final int[] hand;
        final int[] glare;
        final int[] bright;
        final int[] shade;
        final int[] sharp;

        Tally(int areas) {
            foreign = new int[areas];
            hand = new int[areas];
            glare = new int[areas];
            bright = new int[areas];
            shade = new int[areas];
            sharp = new int[areas];
        }
    }

    private boolean[] covered(
            CameraView view, SheetPose.Found lying, List<OcclusionMask.PlanBox> known, boolean shadows) {
        try (OcclusionMask occlusionMask = new OcclusionMask(map, view, lying)) {
            for (OcclusionMask.PlanBox box : known) {
                occlusionMask.cover(shadows ? box.grown(SHADOW_REACH_MM + SHADOW_REACH_PER_MM * box.heightMm()) : box);
            }
            for (BoardTag tag : board.tags()) {
                Pose at = new Pose(tag.centre().xMm(), tag.centre().yMm(), 0);
                double half = 0.6 * tag.sideMm();
                occlusionMask.cover(new OcclusionMask.PlanBox(at, -half, half, -half, half, 0));
            }
            return occlusionMask.covered();
        }
    }

    /**
     * Marks the patches that are hands: large, and reaching in from beyond the sheet; or larger than anything on a table. A large
     * patch within the sheet that is brighter than paper can be is the rim of a reflection.
     */
    private boolean markLargePatches(PixelClasses odd, boolean[] foreign, boolean[] handPixels, boolean[] glarePixels) {
        boolean hand = false;
        for (int[] patch : odd.patches(foreign, BRIDGE_PX)) {
            if (patch.length >= HAND_PX && reachesIn(patch)) {
                mark(patch, handPixels);
                hand = true;
            } else if (patch.length >= REFLECTION_PX && brighter(odd, patch)) {
                mark(patch, glarePixels);
            } else if (patch.length >= ARM_PX) {
                mark(patch, handPixels);
                hand = true;
            }
        }
        return hand;
    }

    private static void mark(int[] patch, boolean[] pixels) {
        for (int pixel : patch) {
            pixels[pixel] = true;
        }
    }

    private static boolean brighter(PixelClasses odd, int[] patch) {
        int bright = 0;
        for (int pixel : patch) {
            bright += odd.lightness(pixel) > BRIGHTER ? 1 : 0;
        }
        return bright > BRIGHTER_SHARE * patch.length;
    }

    /** Whether a hand is here or so close that its rim may have been missed. */
    private boolean nearHand(boolean[] handPixels, int i) {
        int y = i / map.widthPx();
        int x = i % map.widthPx();
        int left = Math.max(0, x - HAND_RIM_PX) + y * map.widthPx();
        int right = Math.min(map.widthPx() - 1, x + HAND_RIM_PX) + y * map.widthPx();
        int above = Math.max(0, y - HAND_RIM_PX) * map.widthPx() + x;
        int below = Math.min(map.heightPx() - 1, y + HAND_RIM_PX) * map.widthPx() + x;
        return handPixels[i] || handPixels[left] || handPixels[right] || handPixels[above] || handPixels[below];
    }

    private boolean reachesIn(int[] patch) {
        for (int pixel : patch) {
            int x = pixel % map.widthPx();
            int y = pixel / map.widthPx();
            if (Math.min(x, y) < EDGE_BAND_PX
                    || x >= map.widthPx() - EDGE_BAND_PX
                    || y >= map.heightPx() - EDGE_BAND_PX) {
                return true;
            }
        }
        return false;
    }

    /** Whether the shade ends here within a few millimetres, as it does at a thing's own edge and not in a soft shadow. */
    private boolean sharp(PixelClasses odd, int i) {
        int width = map.widthPx();
        int part = map.part(i);
        for (int step : new int[] {2, 2 * width}) {
            int before = i - step;
            int after = i + step;
            if (before >= 0
                    && after < width * map.heightPx()
                    && map.part(before) == part
                    && map.part(after) == part
                    && Math.abs(odd.lightness(before) - odd.lightness(after)) > SHARP_STEP) {
                return true;
            }
        }
        return false;
    }

    private Map<Place, Set<HiddenReason>> hindrances(Tally tally, PictureEdge edge, boolean hand) {
        Map<Place, Set<HiddenReason>> hindrances = new HashMap<>();
        for (int part = 0; part < map.areas(); part++) {
            Area area = board.areas().get(part);
            Set<HiddenReason> why = EnumSet.noneOf(HiddenReason.class);
            if (tally.hand[part] > HAND_IN_PLACE_PX) {
                why.add(HiddenReason.HAND);
            }
            boolean glaring = tally.glare[part] > GLARE_PX;
            if (glaring) {
                why.add(HiddenReason.GLARE);
            }
            if (tally.foreign[part] > UNREAD_PX) {
                boolean bright = tally.bright[part] > tally.foreign[part] * 2 / 3;
                why.add(glaring && bright ? HiddenReason.GLARE : HiddenReason.UNREAD);
            }
            if (tally.shade[part] > SHADE_PX && (hand || tally.sharp[part] > SHARP_PX)) {
                why.add(HiddenReason.SHADOW);
            }
            if (!edge.shows(area.outline())) {
                why.add(HiddenReason.OUT_OF_SIGHT);
            }
            hindrances.put(area.place(), why);
        }
        return hindrances;
    }
}

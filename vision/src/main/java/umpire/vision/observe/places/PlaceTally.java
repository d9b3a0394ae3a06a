package umpire.vision.observe.places;

import java.util.EnumSet;
import java.util.Set;

/** Counts for each part of the sheet the pixels of a hand, glare, a shadow, or an unread object, and derives the hindrances. */
final class PlaceTally {

    private final PlaceThresholds limits;
    private final SheetMap map;
    private final PixelClasses classes;
    private final boolean[] shaded;
    private final boolean handSeen;
    private final int[] unread;
    private final int[] hand;
    private final int[] glare;
    private final int[] bright;
    private final int[] shade;
    private final int[] sharp;

    /**
     * Counts the pixels.
     *
     * @param shaded whether a known object's shadow may fall on each pixel
     */
    PlaceTally(SheetMap map, PixelClasses classes, HandMask handMask, boolean[] shaded, PlaceThresholds limits) {
        this.limits = limits;
        this.map = map;
        this.classes = classes;
        this.shaded = shaded;
        this.handSeen = handMask.handSeen();
        this.unread = new int[map.parts()];
        this.hand = new int[map.parts()];
        this.glare = new int[map.parts()];
        this.bright = new int[map.parts()];
        this.shade = new int[map.parts()];
        this.sharp = new int[map.parts()];
        for (int i = 0; i < shaded.length; i++) {
            if (map.part(i) != SheetMap.NOTHING) {
                count(i, handMask);
            }
        }
        if (!handSeen) {
            countSharp();
        }
    }

    private void count(int i, HandMask handMask) {
        int part = map.part(i);
        unread[part] += handMask.isUnread(i) ? 1 : 0;
        hand[part] += handMask.isNearHand(i) ? 1 : 0;
        glare[part] += classes.at(i) == PixelClasses.GLARE || handMask.isReflection(i) ? 1 : 0;
        bright[part] += handMask.isForeign(i) && classes.isBrighter(i) ? 1 : 0;
        shade[part] += isUnexplainedShade(i) ? 1 : 0;
    }

    private boolean isUnexplainedShade(int i) {
        return classes.at(i) == PixelClasses.SHADE && !shaded[i];
    }

    /** Counts the dark pixels at sharp edges, only in parts with much shade. */
    private void countSharp() {
        for (int i = 0; i < shaded.length; i++) {
            if (map.part(i) != SheetMap.NOTHING && shade[map.part(i)] > limits.shadePx() && isUnexplainedShade(i)) {
                sharp[map.part(i)] += isSharp(i) ? 1 : 0;
            }
        }
    }

    /** Returns whether the shade ends here within a few millimetres, as at an object's own edge and unlike a soft shadow. */
    private boolean isSharp(int i) {
        return isStep(i - 2, i + 2, i) || isStep(i - 2 * map.widthPx(), i + 2 * map.widthPx(), i);
    }

    private boolean isStep(int before, int after, int middle) {
        return before >= 0
                && after < shaded.length
                && map.part(before) == map.part(middle)
                && map.part(after) == map.part(middle)
                && Math.abs(classes.lightness(before) - classes.lightness(after)) > limits.sharpStep();
    }

    /** Returns the reasons why a part of the sheet cannot be judged; empty if it can. */
    Set<HiddenReason> hindrances(int part) {
        Set<HiddenReason> why = EnumSet.noneOf(HiddenReason.class);
        boolean glaring = glare[part] > limits.glarePx();
        if (hand[part] > limits.handInPlacePx()) {
            why.add(HiddenReason.HAND);
        }
        if (glaring) {
            why.add(HiddenReason.GLARE);
        }
        if (unread[part] > limits.unreadPx()) {
            why.add(
                    glaring && bright[part] > limits.brightUnreadShare() * unread[part]
                            ? HiddenReason.GLARE
                            : HiddenReason.UNREAD);
        }
        if (shade[part] > limits.shadePx() && (handSeen || sharp[part] > limits.sharpPx())) {
            why.add(HiddenReason.SHADOW);
        }
        return why;
    }
}

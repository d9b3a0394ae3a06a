package umpire.vision.observe.dice;

import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/**
 * A tag on a die's face, as it would lie at the height of the die's top.
 *
 * @param least how long it is where it looks shortest, as a share of what it is
 * @param most the same where it looks longest
 * @param limits how it may look on top
 */
record SeenFace(Tag tag, FaceOfDie face, Point at, double least, double most, TaggedDiceThresholds limits) {

    /** Tags nearer to each other than this, in radii of the circle round a die, are on one die. Geometry. */
    private static final double SAME_DIE = 1.15;

    /** Which die a tag is on, and what its face is called. */
    record FaceOfDie(DieType type, DieForm form, String shows) {}

    static SeenFace of(Tag tag, FaceOfDie face, CameraView view, TaggedDiceThresholds limits) {
        double topMm = face.form().heightMm();
        TagStretch stretch = TagStretch.of(view.cornersMm(tag, topMm));
        Point at = view.tableFromPixel(tag.centre(), topMm);
        double sideMm = face.form().tagMm();
        return new SeenFace(tag, face, at, stretch.leastMm() / sideMm, stretch.mostMm() / sideMm, limits);
    }

    /** Returns whether it looks as large and as square as if it were on top of a die that lies flat. */
    boolean liesFlat() {
        double off = Math.max(limits.maxOffFlatShare(), limits.readPx() / tag.sidePx());
        return least > 1 - off && most < 1 + off;
    }

    boolean isOfType(SeenFace other) {
        return face.type().equals(other.face.type());
    }

    /** Returns whether another is so near that it may be on the same die. */
    boolean isNear(SeenFace other) {
        double apart = Math.hypot(at.xMm() - other.at.xMm(), at.yMm() - other.at.yMm());
        return apart < face.form().reachMm() * SAME_DIE;
    }
}

package umpire.vision.observe.dice;

import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;

/**
 * A tag on a die's face, projected to the height of the die's top.
 *
 * @param least its shortest apparent length, as a share of the real one
 * @param most its longest apparent length, as a share of the real one
 * @param limits the thresholds for a face on top
 */
record SeenFace(Tag tag, FaceOfDie face, Point at, double least, double most, TaggedDiceThresholds limits) {

    /** Tags nearer to each other than this, in radii of a die's bounding circle, are on one die. Geometry. */
    private static final double SAME_DIE = 1.15;

    /** The die that a tag is on, and the name of its face. */
    record FaceOfDie(DieType type, DieForm form, String shows) {}

    static SeenFace of(Tag tag, FaceOfDie face, CameraView view, TaggedDiceThresholds limits) {
        double topMm = face.form().heightMm();
        TagStretch stretch = TagStretch.of(view.cornersMm(tag, topMm));
        Point at = view.tableFromPixel(tag.centre(), topMm);
        double sideMm = face.form().tagMm();
        return new SeenFace(tag, face, at, stretch.leastMm() / sideMm, stretch.mostMm() / sideMm, limits);
    }

    /** Returns whether the tag is as large and as square as on top of a flat die. */
    boolean liesFlat() {
        double off = Math.max(limits.maxOffFlatShare(), limits.readPx() / tag.sidePx());
        return least > 1 - off && most < 1 + off;
    }

    boolean isOfType(SeenFace other) {
        return face.type().equals(other.face.type());
    }

    /** Returns whether another tag is near enough to be on the same die. */
    boolean isNear(SeenFace other) {
        double apart = Math.hypot(at.xMm() - other.at.xMm(), at.yMm() - other.at.yMm());
        return apart < face.form().reachMm() * SAME_DIE;
    }
}

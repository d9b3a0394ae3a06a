package umpire.rules.diceland;

import umpire.rules.diceland.geometry.ConvexShape;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.SolidDie;
import umpire.rules.kernel.Point;

/** Tests whether a die can lie as it does: on the table, and not inside another one. */
final class Footing {
    /** Overlaps up to this depth do not count, because the eye is no more precise. */
    static final double TOUCH_MM = 1;

    /** The depth to which dice that only touch may seem to overlap: the fold of a paper die may be this far off. */
    private static final double INSIDE_MM = 2;

    /** The smallest distance that counts as a push. Smaller changes are camera noise. */
    private static final double PUSHED_MM = 2;

    private static final double PUSHED_DEG = 3;

    private Footing() {}

    /** Returns whether the whole lower face of a die is on the table, within the precision of the eye. */
    public static boolean onTable(FlatDie die, Setup setup) {
        double x = setup.catalogue().widthMm() / 2 + TOUCH_MM;
        double y = setup.catalogue().deepMm() / 2 + TOUCH_MM;
        return die.foot().corners().stream().allMatch(corner -> within(corner, x, y));
    }

    private static boolean within(Point corner, double xMm, double yMm) {
        return Math.abs(corner.xMm()) <= xMm && Math.abs(corner.yMm()) <= yMm;
    }

    /** Returns whether a die stands on a shape, such as a card. */
    public static boolean standsOn(FlatDie die, ConvexShape shape) {
        return die.foot().deepMm(shape) > TOUCH_MM;
    }

    /** Returns whether two dice would lie inside each other, which is impossible. One may lie below the overhang of another. */
    public static boolean insideEachOther(FlatDie one, FlatDie other) {
        return SolidDie.deepMm(one, other) > INSIDE_MM;
    }

    /** Returns whether a die lies elsewhere than before. */
    public static boolean pushed(FlatDie before, FlatDie now) {
        return before.top() != now.top()
                || before.pose().distanceMm(now.pose()) > PUSHED_MM
                || before.pose().turnDeg(now.pose()) > PUSHED_DEG;
    }
}

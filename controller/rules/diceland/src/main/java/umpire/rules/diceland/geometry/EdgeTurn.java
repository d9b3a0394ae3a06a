package umpire.rules.diceland.geometry;

/**
 * The path of a die that rolls over an edge. The whole solid turns about the lower edge on that side, until the next face lies on the
 * table. Its place after any share of the turn is computed exactly.
 */
public final class EdgeTurn {
    /** The angle of a roll, in radians, from one face on the table to the neighbouring face. */
    private static final double WHOLE_TURN = Math.acos(1.0 / 3);

    /** The precision of the computed depth. */
    static final double EXACT_MM = 0.01;

    private final FlatDie die;
    private final SolidDie from;
    private final SolidDie landed;
    private final double[] towards;
    private final double[] hinge;

    /** Rolls a die in the direction of the corner that is pressed. */
    public EdgeTurn(FlatDie die, TopCorner pressed) {
        double turn = Math.toRadians(die.cornerDeg(pressed));
        double outMm = die.reachMm() / 2;
        this.die = die;
        this.from = SolidDie.of(die);
        this.landed = SolidDie.of(die.rolled(pressed));
        this.towards = new double[] {Math.cos(turn), Math.sin(turn), 0};
        this.hinge =
                new double[] {die.pose().xMm() + outMm * towards[0], die.pose().yMm() + outMm * towards[1], 0};
    }

    /** Returns the solid after a share of the turn, from 0 to 1. */
    SolidDie after(double share) {
        double cos = Math.cos(share * WHOLE_TURN);
        double sin = Math.sin(share * WHOLE_TURN);
        double[] arm = from.middle();
        for (int k = 0; k < arm.length; k++) {
            arm[k] -= hinge[k];
        }
        double[] middle = turned(arm, cos, sin);
        for (int k = 0; k < middle.length; k++) {
            middle[k] += hinge[k];
        }
        double[][] halves = from.halves();
        return new SolidDie(
                middle, turned(halves[0], cos, sin), turned(halves[1], cos, sin), turned(halves[2], cos, sin));
    }

    /** Turns a vector about the hinge. A vector that points up turns towards the way of the roll; one along the hinge stays. */
    private double[] turned(double[] vector, double cos, double sin) {
        double ahead = SolidDie.dot(vector, towards);
        double aheadAfter = ahead * cos + vector[2] * sin;
        return new double[] {
            vector[0] + (aheadAfter - ahead) * towards[0],
            vector[1] + (aheadAfter - ahead) * towards[1],
            vector[2] * cos - ahead * sin
        };
    }

    /**
     * Returns whether the rolling die meets another die. It does if it comes deeper than {@code touchMm} into that die, and deeper than it
     * lay in it before the roll.
     */
    public boolean meets(FlatDie other, double touchMm) {
        if (!near(other)) {
            return false;
        }
        SolidDie solid = SolidDie.of(other);
        double limitMm = Math.max(touchMm, from.deepMm(solid));
        return landed.deepMm(solid) > limitMm || comesDeeper(solid, limitMm);
    }

    /**
     * Returns whether another die is within reach of the roll. This test is faster than one between solids: a die rolls as far as it
     * reaches.
     */
    private boolean near(FlatDie other) {
        return die.pose().distanceMm(other.pose()) < 2 * die.reachMm() + other.reachMm();
    }

    /**
     * Returns whether the rolling die comes deeper into another solid than a limit, anywhere on its way. It bisects the turn. No point of
     * the die is farther from the hinge than the length of an edge. So in a part of the turn the depth exceeds that in the middle by at
     * most half the path of such a point. A part whose bound is within the limit is finished; any other part is halved. No depth between
     * two tested moments is missed.
     */
    boolean comesDeeper(SolidDie other, double limitMm) {
        return comesDeeper(other, limitMm, 0, 1);
    }

    private boolean comesDeeper(SolidDie other, double limitMm, double begin, double end) {
        double halfWayMm = (end - begin) / 2 * WHOLE_TURN * die.edgeMm();
        double middle = (begin + end) / 2;
        double deepMm = after(middle).deepMm(other, limitMm - halfWayMm);
        if (deepMm > limitMm) {
            return true;
        }
        return deepMm > limitMm - halfWayMm
                && halfWayMm > EXACT_MM
                && (comesDeeper(other, limitMm, begin, middle) || comesDeeper(other, limitMm, middle, end));
    }
}

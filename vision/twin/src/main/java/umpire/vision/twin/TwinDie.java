package umpire.vision.twin;

import umpire.rules.kernel.Pose;

/**
 * An ordinary die with pips, opposite faces adding up to seven.
 *
 * @param id unique in its scene
 * @param pose where its centre is, in the table's frame, and how the top face's pips are turned
 * @param face on top before it is tilted, 1 to 6
 * @param tiltDeg how far it leans over, from 0, when it lies flat
 * @param tiltTowardsDeg the direction it leans to
 * @param liftMm of its lowest point above the table
 * @param edgeMm its size
 * @param body its colour
 * @param pips their colour
 * @param velocity how it moves
 */
public record TwinDie(
        String id,
        Pose pose,
        int face,
        double tiltDeg,
        double tiltTowardsDeg,
        double liftMm,
        double edgeMm,
        Colour body,
        Colour pips,
        Velocity velocity) {
    public TwinDie {
        if (face < 1 || face > 6) {
            throw new IllegalArgumentException("a die shows 1 to 6, not " + face);
        }
        if (!(edgeMm > 0)) {
            throw new IllegalArgumentException("a die has a positive size");
        }
    }

    /** A white die of 16 mm with black pips, lying flat. */
    public static TwinDie flat(String id, Pose pose, int face) {
        return new TwinDie(id, pose, face, 0, 0, 0, 16, Colour.WHITE, Colour.BLACK, Velocity.NONE);
    }

    /** Returns it in another size. */
    public TwinDie sized(double otherMm) {
        return new TwinDie(id, pose, face, tiltDeg, tiltTowardsDeg, liftMm, otherMm, body, pips, velocity);
    }

    /** Returns it in other colours. */
    public TwinDie coloured(Colour body, Colour pips) {
        return new TwinDie(id, pose, face, tiltDeg, tiltTowardsDeg, liftMm, edgeMm, body, pips, velocity);
    }

    /** Returns it lying flat and at rest somewhere. */
    public TwinDie lying(Pose pose, int face) {
        return new TwinDie(id, pose, face, 0, 0, 0, edgeMm, body, pips, Velocity.NONE);
    }

    /** Returns it leaning over, one edge or corner on the table. */
    public TwinDie leaning(double tiltDeg, double tiltTowardsDeg) {
        return new TwinDie(id, pose, face, tiltDeg, tiltTowardsDeg, liftMm, edgeMm, body, pips, velocity);
    }

    /** Returns it in the air, moving. */
    public TwinDie flying(double liftMm, Velocity velocity) {
        return new TwinDie(id, pose, face, tiltDeg, tiltTowardsDeg, liftMm, edgeMm, body, pips, velocity);
    }
}

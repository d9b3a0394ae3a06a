package umpire.vision.twin.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;

/**
 * A die. Those with pips have opposite faces that add up to seven.
 *
 * @param id unique in its scene
 * @param type which of the box's dice, at its size on this table
 * @param pose where its middle is, in the table's frame, and how the top face is turned
 * @param face on top before it is tilted, from 1: the number of the type's face
 * @param tiltDeg how far it leans over, from 0, when it lies flat
 * @param tiltTowardsDeg the direction it leans to
 * @param liftMm of its lowest point above the table
 * @param body its colour
 * @param pips their colour, or that of its numerals
 * @param velocity how it moves
 * @param make how its numerals are written, where it has some
 */
public record TwinDie(
        String id,
        DieType type,
        Pose pose,
        int face,
        double tiltDeg,
        double tiltTowardsDeg,
        double liftMm,
        Colour body,
        Colour pips,
        Velocity velocity,
        NumeralMake make) {
    private static final double CUBE_REACH = 0.71;
    private static final DieType COMMON = DieType.pips(16, 1);

    public TwinDie {
        if (face < 1 || face > type.faces().size()) {
            throw new IllegalArgumentException(
                    "the " + type.name() + " has faces 1 to " + type.faces().size() + ", not " + face);
        }
    }

    /** A die whose numerals, if it has some, are the table's own. */
    public TwinDie(
            String id,
            DieType type,
            Pose pose,
            int face,
            double tiltDeg,
            double tiltTowardsDeg,
            double liftMm,
            Colour body,
            Colour pips,
            Velocity velocity) {
        this(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, NumeralMake.OWN);
    }

    /** A white die of 16 mm with black pips, lying flat. */
    public static TwinDie flat(String id, Pose pose, int face) {
        return flat(id, COMMON, pose, face);
    }

    /** A white die of any type, lying flat. */
    public static TwinDie flat(String id, DieType type, Pose pose, int face) {
        return new TwinDie(id, type, pose, face, 0, 0, 0, Colour.WHITE, Colour.BLACK, Velocity.NONE);
    }

    /**
     * Returns every die of a game's box but its cards, called as they are named. A paper die that is a piece has its last side up, its
     * strongest: so a hand lays it that means to win. Others show their first.
     */
    public static List<TwinDie> all(List<DieType> box, Pose pose) {
        List<TwinDie> dice = new ArrayList<>();
        for (DieType type : box) {
            int up = type.kind().equals(DieType.OCTAHEDRON) ? type.faces().size() : 1;
            for (int i = 1; i <= type.count() && !type.kind().equals(DieType.CARD); i++) {
                dice.add(flat(type.count() == 1 ? type.name() : type.name() + "-" + i, type, pose, up));
            }
        }
        return List.copyOf(dice);
    }

    /** Returns the length of its edges. */
    public double edgeMm() {
        return type.edgeMm();
    }

    /** Returns how far it reaches from its middle, seen from above, with a hair to spare. */
    public double reachMm() {
        DieForm form = DieForm.of(type);
        return form.isCube() ? edgeMm() * CUBE_REACH : form.reachMm();
    }

    /** Returns what the face on top is called. */
    public String shows() {
        return type.faces().get(face - 1).shows();
    }

    /** Returns whether numerals or drawings are on its faces, and no pips. */
    public boolean isWritten() {
        return type.isNamedByThrower() || !make.equals(NumeralMake.OWN);
    }

    /** Draws a face for a throw. */
    public int anyFace(long seed) {
        return new SplittableRandom(seed).split().nextInt(type.faces().size()) + 1;
    }

    /** Returns it in another size. */
    public TwinDie sized(double otherMm) {
        DieType other = new DieType(type.kind(), type.name(), type.faces(), otherMm, type.seat(), type.count());
        return new TwinDie(id, other, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns it in other colours. */
    public TwinDie coloured(Colour body, Colour pips) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns it with numerals of another maker. */
    public TwinDie written(NumeralMake make) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns it lying flat and at rest somewhere. */
    public TwinDie lying(Pose pose, int face) {
        return new TwinDie(id, type, pose, face, 0, 0, 0, body, pips, Velocity.NONE, make);
    }

    /** Returns it leaning over, one edge or corner on the table. */
    public TwinDie leaning(double tiltDeg, double tiltTowardsDeg) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns it in the air, moving. */
    public TwinDie flying(double liftMm, Velocity velocity) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }
}

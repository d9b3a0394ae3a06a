package umpire.vision.twin.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;

/**
 * A die. Opposite pip faces add up to seven.
 *
 * @param id unique in its scene
 * @param type of the box's dice, at its size on this table
 * @param pose of its centre, in the table's frame, with the rotation of the top face
 * @param face on top before it is tilted, from 1: the number of the type's face
 * @param tiltDeg its tilt; 0 if it lies flat
 * @param tiltTowardsDeg the direction of the tilt
 * @param liftMm of its lowest point above the table
 * @param body the colour of its body
 * @param pips the colour of its pips or numerals
 * @param velocity of its motion
 * @param make the style of its numerals, if it has any
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

    /** Makes a die whose numerals, if any, have the table's own style. */
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

    /** Returns a white die of 16 mm with black pips, lying flat. */
    public static TwinDie flat(String id, Pose pose, int face) {
        return flat(id, COMMON, pose, face);
    }

    /** Returns a white die of any type, lying flat. */
    public static TwinDie flat(String id, DieType type, Pose pose, int face) {
        return new TwinDie(id, type, pose, face, 0, 0, 0, Colour.WHITE, Colour.BLACK, Velocity.NONE);
    }

    /**
     * Returns every die of a game's box except cards, with their names as ids. A paper die that is a piece has its last and strongest side
     * up, since a player who wants to win lays it so. Others show their first side.
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

    /** Returns the length of its edges in millimetres. */
    public double edgeMm() {
        return type.edgeMm();
    }

    /** Returns the radius of its bounding circle, seen from above, with a small margin. */
    public double reachMm() {
        DieForm form = DieForm.of(type);
        return form.isCube() ? edgeMm() * CUBE_REACH : form.reachMm();
    }

    /** Returns the name of the face on top. */
    public String shows() {
        return type.faces().get(face - 1).shows();
    }

    /** Returns whether its faces have numerals or drawings instead of pips. */
    public boolean isWritten() {
        return type.isNamedByThrower() || !make.equals(NumeralMake.OWN);
    }

    /** Returns a random face for a throw. */
    public int anyFace(long seed) {
        return new SplittableRandom(seed).split().nextInt(type.faces().size()) + 1;
    }

    /** Returns this die in another size. */
    public TwinDie sized(double otherMm) {
        DieType other = new DieType(type.kind(), type.name(), type.faces(), otherMm, type.seat(), type.count());
        return new TwinDie(id, other, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns this die in other colours. */
    public TwinDie coloured(Colour body, Colour pips) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns this die with numerals of another style. */
    public TwinDie written(NumeralMake make) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns this die lying flat and at rest in a pose. */
    public TwinDie lying(Pose pose, int face) {
        return new TwinDie(id, type, pose, face, 0, 0, 0, body, pips, Velocity.NONE, make);
    }

    /** Returns this die tilted, with one edge or corner on the table. */
    public TwinDie leaning(double tiltDeg, double tiltTowardsDeg) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }

    /** Returns this die in the air, moving. */
    public TwinDie flying(double liftMm, Velocity velocity) {
        return new TwinDie(id, type, pose, face, tiltDeg, tiltTowardsDeg, liftMm, body, pips, velocity, make);
    }
}

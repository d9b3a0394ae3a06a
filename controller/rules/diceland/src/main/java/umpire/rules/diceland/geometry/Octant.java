package umpire.rules.diceland.geometry;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/**
 * A face of an octahedron, named by the three tips that it joins. Each digit stands for an axis: 0 for one of its tips, 1 for the opposite
 * one. The faces are listed in the order in which they are printed, so each is a neighbour of the one before it.
 */
public enum Octant {
    FACE_000,
    FACE_001,
    FACE_011,
    FACE_010,
    FACE_110,
    FACE_111,
    FACE_101,
    FACE_100;

    private static final Lookup<String, Octant> BY_CODE = Lookup.of(values(), Octant::code);

    private static final List<Octant> ALL = List.of(values());
    private static final double THIRD_DEG = 120;

    /** Returns all faces in this order. */
    public static List<Octant> all() {
        return ALL;
    }

    /** Returns its place in this order, from 0. */
    public int index() {
        return ALL.indexOf(this);
    }

    /** Returns its three digits, as data files have them. */
    public String code() {
        return name().substring("FACE_".length());
    }

    /** Reads three digits. */
    public static Optional<Octant> coded(String code) {
        return BY_CODE.find(code);
    }

    /** Returns the face that comes to lie on top when a corner is pressed down: its neighbour across the edge opposite. */
    public Octant pressing(TopCorner corner) {
        char[] digits = code().toCharArray();
        digits[corner.index()] = digits[corner.index()] == '0' ? '1' : '0';
        return coded(new String(digits)).orElseThrow();
    }

    /** Returns the corner to be pressed so that a neighbour comes to lie on top; empty for a face that is no neighbour. */
    public Optional<TopCorner> cornerTo(Octant other) {
        return Arrays.stream(TopCorner.values())
                .filter(corner -> pressing(corner) == other)
                .findFirst();
    }

    /**
     * Returns the angle from the first corner counter-clockwise to a corner, in degrees. Neighbouring faces have their corners in opposite
     * orders.
     */
    double aheadDeg(TopCorner corner) {
        boolean even = code().chars().filter(digit -> digit == '1').count() % 2 == 0;
        return switch (corner) {
            case X -> 0;
            case Y -> even ? THIRD_DEG : -THIRD_DEG;
            case Z -> even ? -THIRD_DEG : THIRD_DEG;
        };
    }
}

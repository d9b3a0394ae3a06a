package umpire.vision.detect;

/**
 * A round spot that may be a pip.
 *
 * @param x of its centre, in pixels of the working picture
 * @param y of its centre
 * @param majorPx longer half axis of the ellipse it looks like
 * @param minorPx shorter half axis
 * @param angleRad direction of the longer axis
 * @param dark true when it is darker than what surrounds it
 * @param inner its own level, 0 to 255
 * @param around level of the ring around it
 * @param roughness how far its edge strays from an ellipse, as a share of the radius
 * @param softness how wide its edge is, as a share of the radius
 * @param plane the picture's plane it was seen in
 */
record Pip(
        double x,
        double y,
        double majorPx,
        double minorPx,
        double angleRad,
        boolean dark,
        double inner,
        double around,
        double roughness,
        double softness,
        int plane) {
    double radiusPx() {
        return Math.sqrt(majorPx * minorPx);
    }

    double contrast() {
        return Math.abs(around - inner);
    }

    /** Returns 1 for a circle, less the more it is seen from the side or smeared. */
    double roundness() {
        return minorPx / majorPx;
    }

    double distanceTo(Pip other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /** Returns true when both could be pips of one die: alike in size, level and surroundings. */
    boolean alike(Pip other) {
        double sizes = radiusPx() / other.radiusPx();
        double contrasts = contrast() / other.contrast();
        double level = 0.35 * Math.max(contrast(), other.contrast());
        return dark == other.dark
                && plane == other.plane
                && sizes > 0.68
                && sizes < 1.47
                && contrasts > 0.5
                && contrasts < 2
                && Math.abs(around - other.around) < level
                && Math.abs(inner - other.inner) < 1.3 * level;
    }
}

package umpire.rules.diceland;

/**
 * An enemy that a weapon looks for.
 *
 * @param name of a die or a Command Post
 * @param gapMm between the nearest points of both upper faces; infinite for a Command Post, which always counts as farthest
 * @param dodging whether it is seen only if nothing is closer
 */
record SightedEnemy(String name, Seen seen, double gapMm, boolean dodging) {
    /** How far an enemy lies beyond a baseline. */
    public enum Seen {
        /** Clearly, or so it was said. */
        YES,
        /** So little, or so little too few, that it is asked. */
        CLOSE,
        NO
    }

    /** Returns whether it is a Command Post. */
    public boolean post() {
        return Double.isInfinite(gapMm);
    }
}

package umpire.vision.detect.dice;

/** How a die lies, as far as its outline tells. */
public enum DieStance {
    FLAT,
    LEANING,
    /** The table has the die's own colour, so its edges are not visible. */
    UNKNOWN
}

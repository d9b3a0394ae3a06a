package umpire.vision.detect.dice;

/** The way a die lies, judged by its outline. */
public enum DieStance {
    FLAT,
    LEANING,
    /** The table has the die's own colour, so its edges are not visible. */
    UNKNOWN
}

package umpire.drawing.sheet;

/** Which things of a box. */
public enum BoxPart {
    BOARD,
    PIECES,
    DICE,
    AIDS
}

package umpire.drawing.sheet;

/** The parts of a box. */
public enum BoxPart {
    BOARD,
    PIECES,
    DICE,
    AIDS
}

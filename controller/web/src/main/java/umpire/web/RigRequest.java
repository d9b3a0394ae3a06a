package umpire.web;

import umpire.mqtt.json.Within;

/** A request of the operator while he calibrates the camera or teaches dice. */
public sealed interface RigRequest {
    /** The maximum distance of the board from the table's centre. */
    double FAR_MM = 1_000;

    /** Lends the camera to the calibration. The board is written as on the command line. */
    record BeginCalibration(String board) implements RigRequest {}

    /** Moves on to a step, or back to one. */
    record GoToStep(String step) implements RigRequest {}

    /** Forgets the last picture, or all of them. */
    record ForgetPictures(boolean all) implements RigRequest {}

    /** Measures the board that lies on the table. Its face is {@code thickMm} above the table. */
    record CheckDistance(@Within(least = 0, most = 100) double thickMm) implements RigRequest {}

    /** Writes the lens into the rig file and applies it. */
    record AcceptLens() implements RigRequest {}

    /** Goes back to a version of the rig file. */
    record RevertLens(@Within(least = 1, most = 10_000) int version) implements RigRequest {}

    /** Gives the camera back to the game. */
    record EndCalibration() implements RigRequest {}

    /** A request of the page that teaches dice. */
    sealed interface OfTeaching extends RigRequest {}

    /** Lends the camera to the teaching of dice. */
    record BeginTeaching(
            String name, @Within(least = 5, most = 60) double edgeMm) implements OfTeaching {}

    /** Learns a face from the next picture. */
    record TeachFace(String face) implements OfTeaching {}

    /** Forgets the samples of a face. */
    record ForgetFace(String face) implements OfTeaching {}

    /** Gives the camera back to the game. */
    record EndTeaching() implements OfTeaching {}

    /** A request that only the virtual table can carry out. */
    sealed interface OfVirtualTable extends RigRequest {}

    /**
     * Holds the virtual board before the camera.
     *
     * @param across the middle of the board in the picture, as a share of the width
     * @param down the middle of the board, as a share of the height
     * @param size the width of the board, as a share of the picture's width
     * @param tiltXDeg positive values bring the bottom nearer
     * @param tiltYDeg positive values bring the right side nearer
     * @param rollDeg the rotation in its own plane, clockwise
     */
    record WaveBoard(
            @Within(least = -0.5, most = 1.5) double across,
            @Within(least = -0.5, most = 1.5) double down,
            @Within(least = 0.1, most = 1.5) double size,
            @Within(least = -70, most = 70) double tiltXDeg,
            @Within(least = -70, most = 70) double tiltYDeg,
            @Within(least = -3_600, most = 3_600) double rollDeg)
            implements OfVirtualTable {}

    /** Lays the virtual board on the table. */
    record LieBoardDown(
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm,
            @Within(least = -3_600, most = 3_600) double headingDeg)
            implements OfVirtualTable {}

    /** Puts the virtual board away. */
    record PutBoardAway() implements OfVirtualTable {}

    /** Sets the blur of the virtual lens, in pixels; 0 is sharp. */
    record TurnLens(@Within(least = 0, most = 10) double defocusPx) implements OfVirtualTable {}

    /** Sets the light of the virtual room. */
    record DimLamp(@Within(least = 0, most = 2) double level) implements OfVirtualTable {}
}

package umpire.web;

import umpire.mqtt.json.Within;

/** Something the operator asks for while he calibrates the camera, or teaches dice by it. */
public sealed interface RigRequest {
    /** No board is laid farther out than this. */
    double FAR_MM = 1_000;

    /** Lends the camera to the calibration, with this board, as the command line writes it. */
    record BeginCalibration(String board) implements RigRequest {}

    /** Goes on to a step, or back to one. */
    record GoToStep(String step) implements RigRequest {}

    /** Forgets the last picture taken, or all of them. */
    record ForgetPictures(boolean all) implements RigRequest {}

    /** Measures the board that lies on the table, its face so high above it. */
    record CheckDistance(@Within(least = 0, most = 100) double thickMm) implements RigRequest {}

    /** Writes the lens into the rig file and uses it. */
    record AcceptLens() implements RigRequest {}

    /** Goes back to a version of the rig file. */
    record RevertLens(@Within(least = 1, most = 10_000) int version) implements RigRequest {}

    /** Gives the camera back to the game. */
    record EndCalibration() implements RigRequest {}

    /** What is asked while dice are taught. */
    sealed interface OfTeaching extends RigRequest {}

    /** Lends the camera to who teaches dice. */
    record BeginTeaching(
            String name, @Within(least = 5, most = 60) double edgeMm) implements OfTeaching {}

    /** Learns a face from the next picture. */
    record TeachFace(String face) implements OfTeaching {}

    /** Forgets what was taught of a face. */
    record ForgetFace(String face) implements OfTeaching {}

    /** Gives the camera back to the game. */
    record EndTeaching() implements OfTeaching {}

    /** What is done with the virtual table's things alone. */
    sealed interface OfVirtualTable extends RigRequest {}

    /**
     * Holds the virtual board before the camera.
     *
     * @param across where its middle is in the picture, as a share of the width
     * @param down the same of the height
     * @param size its width, as a share of the picture's
     * @param tiltXDeg more than 0 brings its bottom nearer
     * @param tiltYDeg more than 0 brings its right side nearer
     * @param rollDeg in its own plane, clockwise
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

    /** Turns the virtual lens out of focus by so much, or into it. */
    record TurnLens(@Within(least = 0, most = 10) double defocusPx) implements OfVirtualTable {}

    /** Lights the virtual room. */
    record DimLamp(@Within(least = 0, most = 2) double level) implements OfVirtualTable {}
}

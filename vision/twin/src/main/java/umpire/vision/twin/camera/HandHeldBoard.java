package umpire.vision.twin.camera;

import java.util.Optional;
import umpire.hardware.Camera;

/** The calibration board beside the virtual table: put away, held before the camera, or laid on the table. Thread-safe. */
public final class HandHeldBoard {
    private static final double LEAST_SIZE = 0.05;

    private volatile Optional<BoardInSpace> held = Optional.empty();

    /** Starts with the board put away. */
    public HandHeldBoard() {}

    /** Returns its pose; empty if it is put away. */
    public Optional<BoardInSpace> place() {
        return held;
    }

    /** Holds it in a pose. */
    public void hold(BoardInSpace place) {
        held = Optional.of(place);
    }

    /** Removes it from the picture. */
    public void putAway() {
        held = Optional.empty();
    }

    /**
     * Returns the pose of a board that fills a part of the picture.
     *
     * @param camera the camera that sees the board
     * @param boardMm its width
     * @param across the place of its centre, as a share of the picture's width from the left
     * @param down the place of its centre, as a share of the picture's height from the top
     * @param size its width without tilt, as a share of the picture's
     * @param tiltXDeg see {@link BoardInSpace}
     * @param tiltYDeg see {@link BoardInSpace}
     * @param rollDeg see {@link BoardInSpace}
     */
    public static BoardInSpace filling(
            Camera camera,
            double boardMm,
            double across,
            double down,
            double size,
            double tiltXDeg,
            double tiltYDeg,
            double rollDeg) {
        double farMm = camera.fxPx() * boardMm / (camera.widthPx() * Math.max(LEAST_SIZE, size));
        return BoardInSpace.still(
                (across * camera.widthPx() - camera.cxPx()) * farMm / camera.fxPx(),
                (down * camera.heightPx() - camera.cyPx()) * farMm / camera.fyPx(),
                farMm,
                tiltXDeg,
                tiltYDeg,
                rollDeg);
    }

    /** Returns the pose of a board that lies on the table with its centre at a point and its rows rotated from the table's width. */
    public static BoardInSpace lying(Camera camera, CameraBump bump, double xMm, double yMm, double headingDeg) {
        try (Lens lens = new Lens(camera, bump)) {
            return lens.lying(xMm, yMm, headingDeg);
        }
    }
}

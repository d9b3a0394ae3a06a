package umpire.vision.twin.camera;

import java.util.Optional;
import umpire.hardware.Camera;

/** The calibration board beside the virtual table: put away, held before the camera, or laid on the table. Thread-safe. */
public final class HandHeldBoard {
    private static final double LEAST_SIZE = 0.05;

    private volatile Optional<BoardInSpace> held = Optional.empty();

    /** It is put away at first. */
    public HandHeldBoard() {}

    /** Returns where it is, if it is not put away. */
    public Optional<BoardInSpace> place() {
        return held;
    }

    /** Holds it somewhere. */
    public void hold(BoardInSpace place) {
        held = Optional.of(place);
    }

    /** Takes it out of the picture. */
    public void putAway() {
        held = Optional.empty();
    }

    /**
     * Returns where a board is that fills a part of the picture.
     *
     * @param camera that looks
     * @param boardMm its width
     * @param across where its middle is seen, as a share of the picture's width from the left
     * @param down the same from the top
     * @param size its width as it would be seen untilted, as a share of the picture's
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

    /** Returns where a board is that lies on the table, its middle there, its rows turned from the table's width by so much. */
    public static BoardInSpace lying(Camera camera, CameraBump bump, double xMm, double yMm, double headingDeg) {
        try (Lens lens = new Lens(camera, bump)) {
            return lens.lying(xMm, yMm, headingDeg);
        }
    }
}

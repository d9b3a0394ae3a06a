package umpire.vision.twin;

import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.vision.frame.Frame;

/**
 * A camera about a metre above the virtual table, a little off its centre and not quite plumb. The same scene, seed and
 * frame number give the same bytes. Not for two threads at once.
 */
public final class TwinCamera implements AutoCloseable {
    private final Rig rig;
    private final Board board;
    private final long seed;

    /**
     * Mounts a camera.
     *
     * @param rig its lens and frame size, the table and its corner tags
     * @param board the sheet a scene may lay on the table
     * @param seed of the sensor's noise and the table's grain
     */
    public TwinCamera(Rig rig, Board board, long seed) {
        this.rig = rig;
        this.board = board;
        this.seed = seed;
    }

    /** Takes a picture. The frame belongs to the caller, who closes it. */
    public Frame render(Scene scene, long frameNumber, long takenMs) {
        throw new UnsupportedOperationException(rig + board.name() + seed);
    }

    /** Returns what that picture really shows. */
    public Truth truth(Scene scene) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}

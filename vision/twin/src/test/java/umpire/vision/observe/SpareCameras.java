package umpire.vision.observe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.vision.twin.TwinCamera;

/**
 * Cameras that earlier tests gave back. One camera renders a scene as any other does, whatever it rendered before, but what it drew of
 * its table need not be drawn again.
 */
final class SpareCameras {
    private static final long SEED = 1;

    /** So many pictures of a large camera are no burden to a test. */
    private static final int MOST = 3;

    /** A camera before a sheet, in nobody's hands. */
    private record Spare(Rig rig, Board board, TwinCamera camera) {}

    private static final Deque<Spare> SPARES = new ArrayDeque<>();

    private SpareCameras() {}

    /** Returns a camera that nobody else has. */
    static synchronized TwinCamera take(Rig rig, Board board) {
        for (Iterator<Spare> spares = SPARES.iterator(); spares.hasNext(); ) {
            Spare spare = spares.next();
            if (spare.rig().equals(rig) && spare.board().equals(board)) {
                spares.remove();
                return spare.camera();
            }
        }
        return new TwinCamera(rig, board, SEED);
    }

    static synchronized void giveBack(Rig rig, Board board, TwinCamera camera) {
        SPARES.addFirst(new Spare(rig, board, camera));
        if (SPARES.size() > MOST) {
            SPARES.removeLast().camera().close();
        }
    }
}

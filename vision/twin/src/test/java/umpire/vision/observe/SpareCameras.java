package umpire.vision.observe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.vision.twin.TwinCamera;

/**
 * A pool of cameras from earlier tests. Any camera renders a scene identically, whatever it rendered before, but its drawing of the table
 * can be reused.
 */
final class SpareCameras {
    private static final long SEED = 1;

    /** The largest number of cameras kept; their pictures take little memory. */
    private static final int MOST = 3;

    /** A free camera before a sheet. */
    private record Spare(Rig rig, Board board, TwinCamera camera) {}

    private static final Deque<Spare> SPARES = new ArrayDeque<>();

    private SpareCameras() {}

    /** Returns a camera for exclusive use. */
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

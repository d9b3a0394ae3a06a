package umpire.vision.observe.pieces;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Pose;

/**
 * Detects a held piece by its height, even if the hand is out of sight. A raised piece that does not move is not held: it lies on a box or
 * on another piece.
 */
public final class HeldPieceDetector {
    /** A piece that moves less between frames is still. Chosen. */
    private static final double STILL_MM = 3;

    /** A piece still for this many milliseconds is not in a hand. Chosen. */
    private static final long LYING_MS = 3_000;

    private record RaisedPiece(Pose pose, long sinceMs) {}

    private final Map<Integer, RaisedPiece> raisedByTag = new HashMap<>();

    /** Returns whether a piece is held up in this frame. */
    public boolean held(List<LocatedPiece> pieces, long nowMs) {
        Map<Integer, RaisedPiece> now = new HashMap<>();
        boolean held = false;
        for (LocatedPiece piece : pieces) {
            if (piece.raised()) {
                RaisedPiece raised =
                        raisedByTag.getOrDefault(piece.face().tag(), new RaisedPiece(piece.onTable(), nowMs));
                RaisedPiece same = raised.pose().distanceMm(piece.onTable()) <= STILL_MM
                        ? raised
                        : new RaisedPiece(piece.onTable(), nowMs);
                now.put(piece.face().tag(), same);
                held |= nowMs - same.sinceMs() < LYING_MS;
            }
        }
        raisedByTag.clear();
        raisedByTag.putAll(now);
        return held;
    }
}

package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Turns the tags of pieces into millimetres on the board, each at its own height. */
final class PieceFinder {
    /** A tag that looks this much larger than it is printed is nearer to the camera: about 45 mm above its place. */
    private static final double RAISED_SHARE = 0.05;

    /** How far off a side of a tag may be read, for small tags in small frames. */
    private static final double RAISED_PX = 0.5;

    private final Map<Integer, Piece> pieces;

    PieceFinder(List<Piece> pieces) {
        this.pieces = pieces.stream().collect(Collectors.toUnmodifiableMap(Piece::tag, piece -> piece));
    }

    List<LocatedPiece> find(List<Tag> tags, CameraView view, SheetPose.Found board) {
        List<LocatedPiece> found = new ArrayList<>();
        for (Tag tag : tags) {
            Piece piece = pieces.get(tag.id());
            if (piece != null) {
                Pose onTable = view.tableFromTag(tag, piece.heightMm());
                found.add(
                        new LocatedPiece(piece, tag, onTable, board.boardFromTable(onTable), raised(tag, piece, view)));
            }
        }
        return List.copyOf(found);
    }

    private static boolean raised(Tag tag, Piece piece, CameraView view) {
        double allowed = Math.max(RAISED_SHARE, RAISED_PX / tag.sidePx());
        return view.sideMm(tag, piece.heightMm()) > piece.tagMm() * (1 + allowed);
    }
}

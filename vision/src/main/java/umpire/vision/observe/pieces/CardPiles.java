package umpire.vision.observe.pieces;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.observe.places.PlanShape;

/**
 * How far the cards of a pile may stick out from under the last one. No tag of theirs is seen, and a pile is too flat to look raised: what
 * is known is only that the box has more cards of that shape than are seen.
 *
 * @param box every piece
 */
record CardPiles(List<Piece> box) {
    /** How far cards that were laid down carelessly stick out, beyond the last one's blurred rim. Chosen. */
    private static final double ASKEW_MM = 8;

    CardPiles {
        box = List.copyOf(box);
    }

    /** Returns what a pile may take up of the board, for every card that was read and may lie on one. */
    List<PlanShape> rims(List<LocatedPiece> seen) {
        Set<Piece> read = new HashSet<>();
        seen.forEach(piece -> read.add(piece.piece()));
        double rimMm = rimMm();
        return seen.stream()
                .filter(piece -> piece.face().isFlat() && !piece.raised())
                .filter(piece -> othersUnseen(piece.face().outline(), read))
                .map(piece -> piece.body().grown(rimMm))
                .toList();
    }

    private boolean othersUnseen(BodyOutline shape, Set<Piece> read) {
        return box.stream()
                .filter(piece -> !read.contains(piece))
                .flatMap(piece -> piece.faces().stream())
                .anyMatch(face -> face.isFlat() && face.outline().equals(shape));
    }

    /** At most half as wide as the smallest piece: none has room there. */
    private double rimMm() {
        return box.stream()
                .flatMap(piece -> piece.faces().stream())
                .map(PieceFace::outline)
                .mapToDouble(shape -> Math.min(shape.rightMm() - shape.leftMm(), shape.farMm() - shape.nearMm()) / 2)
                .reduce(ASKEW_MM, Math::min);
    }
}

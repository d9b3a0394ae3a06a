package umpire.vision.observe.pieces;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.vision.observe.places.HiddenReason;
import umpire.vision.observe.places.PlanShape;

/**
 * How far the cards of a pile may stick out from under the last one. No tag of theirs is seen, and a pile is too flat to look raised: what
 * is known is where each lay as long as it was the last, and of piles whose growth was not seen only that the box has more cards of that
 * shape.
 */
public final class CardPiles {
    /** How far cards that were laid down carelessly stick out, beyond the last one's blurred rim. Chosen. */
    private static final double ASKEW_MM = 8;

    private final Board board;
    private final List<Piece> box;
    private final double rimMm;
    private final Map<Piece, LocatedPiece> covered = new LinkedHashMap<>();

    /**
     * Knows of no card yet.
     *
     * @param box every piece
     */
    public CardPiles(Board board, List<Piece> box) {
        this.board = board;
        this.box = List.copyOf(box);
        this.rimMm = rimMm(box);
    }

    /** Returns what piles may take up of the board, for every card that was read and may lie on one. */
    List<PlanShape> rims(List<LocatedPiece> seen) {
        Set<Piece> read = new HashSet<>();
        seen.forEach(piece -> read.add(piece.piece()));
        covered.keySet().removeAll(read);
        List<PlanShape> rims = new ArrayList<>();
        seen.stream()
                .filter(piece -> lies(piece) && othersUnseen(piece.face().outline(), read))
                .forEach(piece -> rims.add(piece.body().grown(rimMm)));
        covered.values().stream()
                .filter(card ->
                        seen.stream().anyMatch(last -> lies(last) && pile(last).equals(pile(card))))
                .forEach(card -> rims.add(card.body().grown(rimMm)));
        return rims;
    }

    /**
     * Remembers where cards of piles lie, for the next may cover them. A pile of which nothing is left is no pile any more.
     *
     * @param hindrances what hides something of places
     */
    public void remember(List<LocatedPiece> seen, Map<Place, Set<HiddenReason>> hindrances) {
        List<Place> lain = new ArrayList<>();
        seen.stream()
                .filter(CardPiles::lies)
                .forEach(card -> pile(card).ifPresent(pile -> {
                    lain.add(pile);
                    covered.put(card.piece(), card);
                }));
        covered.values()
                .removeIf(card -> pile(card)
                        .filter(pile -> hindrances.getOrDefault(pile, Set.of()).isEmpty() && !lain.contains(pile))
                        .isPresent());
    }

    private Optional<Place> pile(LocatedPiece card) {
        return board.areas().stream()
                .filter(area -> area.stacked() && area.contains(card.point()))
                .map(Area::place)
                .findFirst();
    }

    private static boolean lies(LocatedPiece piece) {
        return piece.face().isFlat() && !piece.raised();
    }

    private boolean othersUnseen(BodyOutline shape, Set<Piece> read) {
        return box.stream()
                .filter(piece -> !read.contains(piece))
                .flatMap(piece -> piece.faces().stream())
                .anyMatch(face -> face.isFlat() && face.outline().equals(shape));
    }

    /** At most half as wide as the smallest piece: none has room there. */
    private static double rimMm(List<Piece> box) {
        return box.stream()
                .flatMap(piece -> piece.faces().stream())
                .map(PieceFace::outline)
                .mapToDouble(shape -> Math.min(shape.rightMm() - shape.leftMm(), shape.farMm() - shape.nearMm()) / 2)
                .reduce(ASKEW_MM, Math::min);
    }
}

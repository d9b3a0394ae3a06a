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
 * Estimates how far the cards of a pile may stick out from under the top card. Their tags are not seen, and a pile is too flat to look
 * raised. Each card's place is known from the time when it was on top. For a pile that grew unseen only the number of such cards in the box
 * is known.
 */
public final class CardPiles {
    /** How far carelessly placed cards stick out, beyond the blurred rim of the top card. Chosen. */
    private static final double ASKEW_MM = 8;

    private final Board board;
    private final List<Piece> box;
    private final double rimMm;
    private final Map<Piece, LocatedPiece> covered = new LinkedHashMap<>();

    /**
     * Starts without any card.
     *
     * @param box every piece
     */
    public CardPiles(Board board, List<Piece> box) {
        this.board = board;
        this.box = List.copyOf(box);
        this.rimMm = rimMm(box);
    }

    /** Returns the area of the board that piles may cover, for every card seen that may lie on one. */
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
     * Remembers the places of cards on piles, since the next card may cover them. A pile without visible cards is dropped.
     *
     * @param hindrances the reasons why places are hidden
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

    /** Returns the width of the rim: at most half of the smallest piece's, so that no piece fits into the rim. */
    private static double rimMm(List<Piece> box) {
        return box.stream()
                .flatMap(piece -> piece.faces().stream())
                .map(PieceFace::outline)
                .mapToDouble(shape -> Math.min(shape.rightMm() - shape.leftMm(), shape.farMm() - shape.nearMm()) / 2)
                .reduce(ASKEW_MM, Math::min);
    }
}

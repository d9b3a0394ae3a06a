package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;

/**
 * The decks of cards beside a board: face down, in random order. Returning a card shuffles its deck, so that no seen card's position is
 * known.
 */
final class Decks {
    /** A card put down nearer than this to the middle of its deck, in widths of a card, is put on the deck. */
    private static final double ON_IT = 0.5;

    private final RowsAside rows;

    Decks(RowsAside rows) {
        this.rows = rows;
    }

    /** Returns whether a piece put down at a place is put on its deck. */
    boolean takes(StandingPiece piece, Pose there) {
        return RowsAside.isCard(piece.piece())
                && rows.of(piece.piece()).pose().distanceMm(there) < piece.bodyMm() * ON_IT;
    }

    /** Returns whether a piece lies in its deck. */
    boolean holds(StandingPiece piece) {
        return piece.faceDown() && takes(piece, piece.pose());
    }

    /** Returns cards in their decks. Each deck that gets a card is shuffled. */
    List<StandingPiece> of(Collection<StandingPiece> cards, long seed) {
        SplittableRandom seeds = new SplittableRandom(seed);
        Map<String, List<StandingPiece>> decks = new TreeMap<>();
        for (StandingPiece card : cards) {
            decks.computeIfAbsent(card.piece().seat(), seat -> new ArrayList<>())
                    .add(card);
        }
        List<StandingPiece> lying = new ArrayList<>();
        for (List<StandingPiece> deck : decks.values()) {
            deck.sort(Comparator.comparingDouble(StandingPiece::liftMm).thenComparingInt(StandingPiece::tag));
            Random order = new Random(seeds.nextLong());
            if (!deck.stream().allMatch(this::holds)) {
                Collections.shuffle(deck, order);
            }
            lying.addAll(onOneAnother(deck));
        }
        return lying;
    }

    private List<StandingPiece> onOneAnother(List<StandingPiece> deck) {
        List<StandingPiece> lying = new ArrayList<>();
        double footMm = 0;
        for (StandingPiece card : deck) {
            lying.add(card.at(rows.of(card.piece()).pose(), footMm).turnedDown());
            footMm += card.piece().heightMm();
        }
        return lying;
    }
}

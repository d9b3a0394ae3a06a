package umpire.rules.groundforce.battlefield;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The cards of one army. Both decks are alike.
 *
 * @param cards the cards, sorted by kind
 */
public record OrderDeck(List<OrderCard> cards) {
    /** The number of cards in a deck. */
    public static final int SIZE = 18;

    public OrderDeck {
        cards = List.copyOf(cards);
    }

    static OrderDeck of(Map<OrderKind, Integer> counts) {
        List<OrderCard> cards = new ArrayList<>();
        for (OrderKind kind : OrderKind.values()) {
            for (int number = 1; number <= counts.getOrDefault(kind, 0); number++) {
                cards.add(new OrderCard(kind, number));
            }
        }
        return new OrderDeck(cards);
    }

    /** Returns the cards that are not drawn yet, sorted by kind. The order of the shuffled deck is unknown. */
    public List<OrderCard> without(Collection<OrderCard> drawn) {
        return cards.stream().filter(card -> !drawn.contains(card)).toList();
    }
}

package umpire.rules.groundforce.battlefield;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The cards of either army; both decks are alike.
 *
 * @param cards sorted by what they say
 */
public record OrderDeck(List<OrderCard> cards) {
    /** How many cards a deck has. */
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

    /** Returns what is still in the deck, in the order of cards, which is not the order of the deck. */
    public List<OrderCard> without(Collection<OrderCard> drawn) {
        return cards.stream().filter(card -> !drawn.contains(card)).toList();
    }
}

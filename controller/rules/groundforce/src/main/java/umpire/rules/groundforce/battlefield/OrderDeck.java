package umpire.rules.groundforce.battlefield;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

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

    /**
     * One card of a deck. Cards of one kind have numbers, so the camera sees when one is laid on another.
     *
     * @param kind the kind of the card
     * @param number the number among the cards of its kind, from 1
     */
    public record OrderCard(OrderKind kind, int number) implements Comparable<OrderCard> {
        private static final Comparator<OrderCard> ORDER =
                Comparator.comparing(OrderCard::kind).thenComparingInt(OrderCard::number);

        /** Reads a name such as {@code rush-1}. */
        public static Optional<OrderCard> named(String text) {
            int dash = text.lastIndexOf('-');
            if (dash < 0 || !text.substring(dash + 1).matches("[1-9][0-9]?")) {
                return Optional.empty();
            }
            int number = Integer.parseInt(text.substring(dash + 1));
            return OrderKind.named(text.substring(0, dash)).map(kind -> new OrderCard(kind, number));
        }

        @Override
        public int compareTo(OrderCard other) {
            return ORDER.compare(this, other);
        }

        @Override
        public String toString() {
            return kind.word() + "-" + number;
        }
    }

    /** The kinds of cards: each names the types that may act, or is a special card. */
    @SuppressWarnings("ImmutableEnumChecker")
    public enum OrderKind {
        TROOPER("trooper", "Troopers", "T", ForceType.TROOPER),
        SABOTEUR("saboteur", "Saboteurs", "S", ForceType.SABOTEUR),
        HEAVY("heavy", "Heavy weapons", "H", ForceType.HEAVY),
        TROOPER_SABOTEUR("trooper+saboteur", "Troopers and saboteurs", "T+S", ForceType.TROOPER, ForceType.SABOTEUR),
        TROOPER_HEAVY("trooper+heavy", "Troopers and heavy weapons", "T+H", ForceType.TROOPER, ForceType.HEAVY),
        SABOTEUR_HEAVY("saboteur+heavy", "Saboteurs and heavy weapons", "S+H", ForceType.SABOTEUR, ForceType.HEAVY),
        STEALTH("stealth", "Saboteur stealth", "STE", ForceType.SABOTEUR),
        RUSH("rush", "Trooper rush", "RUSH", ForceType.TROOPER),
        REINFORCEMENTS("reinforcements", "Reinforcements", "REIN");

        private static final Lookup<String, OrderKind> BY_WORD = Lookup.of(values(), kind -> kind.word);

        private final String word;
        private final String title;
        private final String letters;
        private final List<ForceType> types;

        OrderKind(String word, String title, String letters, ForceType... types) {
            this.word = word;
            this.title = title;
            this.letters = letters;
            this.types = List.of(types);
        }

        /** Returns the name of this kind in actions, files and tokens. */
        public String word() {
            return word;
        }

        public String title() {
            return title;
        }

        /** Returns the letters printed beside the tag of a card. */
        public String letters() {
            return letters;
        }

        /** Returns the types of units that may act. */
        public List<ForceType> types() {
            return types;
        }

        public static Optional<OrderKind> named(String word) {
            return BY_WORD.find(word);
        }
    }
}

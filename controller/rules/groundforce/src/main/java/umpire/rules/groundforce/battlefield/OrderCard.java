package umpire.rules.groundforce.battlefield;

import java.util.Comparator;
import java.util.Optional;

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

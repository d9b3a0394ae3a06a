package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A card of the deck.
 *
 * @param way the direction in which frogs hop
 * @param number distinguishes equal cards, from 1
 */
public record PondCard(HopWay way, int number) {
    private static final int OF_EACH_WAY = 4;

    static final List<PondCard> DECK = Stream.of(HopWay.values())
            .flatMap(way -> IntStream.rangeClosed(1, OF_EACH_WAY).mapToObj(number -> new PondCard(way, number)))
            .toList();

    @Override
    public String toString() {
        return way.word() + "-" + number;
    }
}

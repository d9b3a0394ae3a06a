package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Dice with their numbers.
 *
 * @param counts how many dice show each number from 1 to 10
 */
public record DicePool(List<Integer> counts) {
    /** The highest number of a die. */
    public static final int HIGHEST = 10;

    public static final DicePool EMPTY = new DicePool(Collections.nCopies(HIGHEST, 0));

    public DicePool {
        counts = List.copyOf(counts);
        if (counts.size() != HIGHEST || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("a pool counts dice of ten numbers, not " + counts);
        }
    }

    public static DicePool of(List<Integer> faces) {
        DicePool pool = EMPTY;
        for (int face : faces) {
            pool = pool.plus(face, 1);
        }
        return pool;
    }

    public int count(int height) {
        return counts.get(height - 1);
    }

    public int size() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    public DicePool plus(int height, int more) {
        List<Integer> next = new ArrayList<>(counts);
        next.set(height - 1, count(height) + more);
        return new DicePool(next);
    }

    public DicePool without(int height) {
        return plus(height, -count(height));
    }

    /** Returns the sets of this pool, in the order in which they are spent. */
    public List<DiceSet> sets() {
        return IntStream.rangeClosed(1, HIGHEST)
                .filter(height -> count(height) > 1)
                .mapToObj(height -> new DiceSet(count(height), height))
                .sorted()
                .toList();
    }

    /** Returns the set that is spent first. */
    public Optional<DiceSet> first() {
        return sets().stream().findFirst();
    }

    public boolean has(DiceSet set) {
        return set.height() <= HIGHEST && count(set.height()) == set.width();
    }

    /** Returns each die's number, the lowest first. */
    public List<Integer> faces() {
        List<Integer> faces = new ArrayList<>();
        for (int height = 1; height <= HIGHEST; height++) {
            faces.addAll(Collections.nCopies(count(height), height));
        }
        return List.copyOf(faces);
    }
}

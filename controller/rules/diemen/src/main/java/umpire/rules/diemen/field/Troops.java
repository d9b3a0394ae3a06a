package umpire.rules.diemen.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Units of an army: a number of each type.
 *
 * @param packed the number of units of each type, in four bits each, in the order of the types
 */
public record Troops(int packed) {
    public static final Troops NONE = new Troops(0);

    /** Most units of one type together. */
    public static final int MOST = 15;

    private static final int BITS = 4;

    public static Troops of(TroopType type, int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException(count + " units of one type do not fit");
        }
        return new Troops(count << (type.index() * BITS));
    }

    public int count(TroopType type) {
        return (packed >>> (type.index() * BITS)) & MOST;
    }

    public int size() {
        int size = 0;
        for (int rest = packed; rest != 0; rest >>>= BITS) {
            size += rest & MOST;
        }
        return size;
    }

    public boolean isEmpty() {
        return packed == 0;
    }

    public boolean has(TroopType type) {
        return count(type) > 0;
    }

    /** Returns the types of these units, in the order of the types. */
    public List<TroopType> types() {
        List<TroopType> types = new ArrayList<>(TroopType.ALL.size());
        for (TroopType type : TroopType.ALL) {
            if (has(type)) {
                types.add(type);
            }
        }
        return types;
    }

    /** Returns whether some of these units attack or shoot at a distance, in spaces. */
    public boolean reaches(int distance) {
        return types().stream().anyMatch(type -> type.reaches(distance));
    }

    /** Returns whether all these units are of one type. */
    public boolean only(TroopType type) {
        return !isEmpty() && count(type) == size();
    }

    public boolean includes(Troops part) {
        for (TroopType type : TroopType.ALL) {
            if (count(type) < part.count(type)) {
                return false;
            }
        }
        return true;
    }

    public Troops plus(Troops more) {
        return new Troops(packed + more.packed);
    }

    /** Returns these units without some of them. */
    public Troops minus(Troops part) {
        return new Troops(packed - part.packed);
    }

    /** Returns every choice of at least one of these units, smaller numbers first, type by type. */
    public List<Troops> parts() {
        List<Troops> parts = new ArrayList<>(List.of(NONE));
        for (TroopType type : types()) {
            List<Troops> more = new ArrayList<>();
            for (Troops part : parts) {
                for (int count = 0; count <= count(type); count++) {
                    more.add(part.plus(of(type, count)));
                }
            }
            parts = more;
        }
        return List.copyOf(parts.subList(1, parts.size()));
    }

    /** Returns those of these units whose type passes a test. */
    public Troops where(Predicate<TroopType> holds) {
        int kept = 0;
        for (TroopType type : TroopType.ALL) {
            int mask = MOST << (type.index() * BITS);
            kept |= (packed & mask) != 0 && holds.test(type) ? packed & mask : 0;
        }
        return new Troops(kept);
    }

    /** Reads what {@link #toString} writes, types in any order. */
    public static Optional<Troops> parse(String text) {
        if (!text.matches("([1-9][0-9]?[A-Z])+")) {
            return Optional.empty();
        }
        Troops troops = NONE;
        for (String part : text.split("(?<=[A-Z])")) {
            Optional<TroopType> type = TroopType.lettered(part.charAt(part.length() - 1));
            int count = Integer.parseInt(part.substring(0, part.length() - 1));
            if (type.isEmpty() || count > MOST || troops.has(type.get())) {
                return Optional.empty();
            }
            troops = troops.plus(of(type.get(), count));
        }
        return Optional.of(troops);
    }

    /** Returns these units in words: {@code 2 Infantry and 1 Archer}. */
    public String says() {
        List<String> words = types().stream()
                .map(type -> count(type) + " " + type.title(count(type)))
                .toList();
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    @Override
    public String toString() {
        return types().stream()
                .map(type -> String.valueOf(count(type)) + type.letter())
                .collect(Collectors.joining());
    }
}

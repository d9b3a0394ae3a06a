package umpire.rules.kernel;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A side that makes choices, named as its rulebook names it: White, Red, the first Elf.
 *
 * @param name shown to people and used in topics; letters, digits and single spaces
 */
public record Seat(String name) {
    public Seat {
        if (!name.matches("[A-Za-z0-9]+( [A-Za-z0-9]+)*")) {
            throw new IllegalArgumentException("a seat's name is words of letters and digits, not '" + name + "'");
        }
    }

    /** Returns a list of seats within a sentence: {@code White and Black}. */
    public static String listed(List<Seat> seats) {
        return seats.stream().map(Seat::name).collect(Collectors.joining(" and "));
    }

    @Override
    public String toString() {
        return name;
    }
}

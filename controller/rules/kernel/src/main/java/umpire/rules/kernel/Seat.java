package umpire.rules.kernel;

/**
 * A side that makes choices, named as its rulebook names it: White, Red, the first Elf.
 *
 * @param name shown to people and used in topics; letters, digits and single blanks
 */
public record Seat(String name) {
    public Seat {
        if (!name.matches("[A-Za-z0-9]+( [A-Za-z0-9]+)*")) {
            throw new IllegalArgumentException("a seat's name is words of letters and digits, not '" + name + "'");
        }
    }

    @Override
    public String toString() {
        return name;
    }
}

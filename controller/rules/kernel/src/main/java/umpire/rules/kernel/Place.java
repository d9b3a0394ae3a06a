package umpire.rules.kernel;

/**
 * A named place where tokens stand: a square, a mine, a hex, a tray. Its outline in millimetres is on the
 * {@link Board}.
 *
 * @param name unique on its board, without spaces: {@code e4}, {@code mine-7}
 */
public record Place(String name) implements Comparable<Place> {
    public Place {
        if (name.isEmpty() || name.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("a place's name is one word, not '" + name + "'");
        }
    }

    @Override
    public int compareTo(Place other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}

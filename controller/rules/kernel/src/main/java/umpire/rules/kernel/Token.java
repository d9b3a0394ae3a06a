package umpire.rules.kernel;

/**
 * The part of a piece's identity that the camera can tell. Two pieces that look alike are the same token: all White
 * infantry is one token, each of Diceland's dice is its own.
 *
 * @param name one word in the rulebook's spelling, with its owner: {@code white-INF}, {@code ogre-3}
 */
public record Token(String name) implements Comparable<Token> {
    public Token {
        if (name.isEmpty() || name.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("a token's name is one word, not '" + name + "'");
        }
    }

    @Override
    public int compareTo(Token other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}

package umpire.rules.kernel;

/**
 * A game's name in commands, topics and files: lower-case words joined by dashes, such as {@code ogre-chess}.
 *
 * @param name the name, {@code [a-z][a-z0-9-]*}
 */
public record GameId(String name) {
    public GameId {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("a game id is lower-case words joined by dashes, not '" + name + "'");
        }
    }

    @Override
    public String toString() {
        return name;
    }
}

package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Token;

/** Small bags of tokens, kept as sorted lists. */
final class TokenBag {
    private TokenBag() {}

    /** Returns what is left of one bag when another is taken out of it. */
    static List<Token> without(List<Token> bag, List<Token> taken) {
        if (taken.isEmpty() || bag.isEmpty()) {
            return bag;
        }
        List<Token> rest = new ArrayList<>(bag);
        taken.forEach(rest::remove);
        return List.copyOf(rest);
    }

    /** Returns whether one bag holds all of another. */
    static boolean holds(List<Token> bag, List<Token> part) {
        return without(part, bag).isEmpty();
    }
}

package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.rules.kernel.Token;

/** Operations on small bags (multisets) of tokens, kept as sorted lists. */
final class TokenBag {
    private TokenBag() {}

    /** Returns the difference of two bags. */
    static List<Token> without(List<Token> bag, List<Token> taken) {
        if (taken.isEmpty() || bag.isEmpty()) {
            return bag;
        }
        List<Token> rest = new ArrayList<>(bag);
        taken.forEach(rest::remove);
        return List.copyOf(rest);
    }

    /** Returns a bag without all tokens of some kinds. */
    static List<Token> without(List<Token> bag, Set<Token> kinds) {
        return bag.stream().filter(token -> !kinds.contains(token)).toList();
    }

    /** Returns the bags, each without all tokens of some kinds. */
    static List<List<Token>> eachWithout(List<List<Token>> bags, Set<Token> kinds) {
        return bags.stream().map(bag -> without(bag, kinds)).toList();
    }

    /** Returns the intersection of two bags. */
    static List<Token> common(List<Token> bag, List<Token> other) {
        return bag.isEmpty() ? bag : without(bag, without(bag, other));
    }

    /** Returns whether one bag holds all of another. */
    static boolean holds(List<Token> bag, List<Token> part) {
        return without(part, bag).isEmpty();
    }

    /** Returns the union of two bags. A token in both is counted as often as in the bag that has more of it. */
    static List<Token> joined(List<Token> bag, List<Token> more) {
        return more.isEmpty()
                ? bag
                : Stream.concat(bag.stream(), more.stream()).sorted().toList();
    }

    /** Returns whether a bag lies between two others: it has all they share, and no token that neither has. */
    static boolean between(List<Token> before, List<Token> seen, List<Token> after) {
        List<Token> gained = without(after, before);
        return holds(before, without(seen, gained)) && holds(seen, without(before, without(before, after)));
    }
}

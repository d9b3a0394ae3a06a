package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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

    /** Returns a bag without all tokens of some kinds. */
    static List<Token> without(List<Token> bag, Set<Token> kinds) {
        return bag.stream().filter(token -> !kinds.contains(token)).toList();
    }

    /** Returns the same of several bags. */
    static List<List<Token>> eachWithout(List<List<Token>> bags, Set<Token> kinds) {
        return bags.stream().map(bag -> without(bag, kinds)).toList();
    }

    /** Returns what two bags have in common. */
    static List<Token> common(List<Token> bag, List<Token> other) {
        return bag.isEmpty() ? bag : without(bag, without(bag, other));
    }

    /** Returns whether one bag holds all of another. */
    static boolean holds(List<Token> bag, List<Token> part) {
        return without(part, bag).isEmpty();
    }

    /** Returns what is in either of two bags, those in both as often as they are together. */
    static List<Token> joined(List<Token> bag, List<Token> more) {
        return more.isEmpty()
                ? bag
                : Stream.concat(bag.stream(), more.stream()).sorted().toList();
    }

    /** Returns whether a bag lies between two others: it has what stays, and nothing that neither has. */
    static boolean between(List<Token> before, List<Token> seen, List<Token> after) {
        List<Token> gained = without(after, before);
        return holds(before, without(seen, gained)) && holds(seen, without(before, without(before, after)));
    }
}

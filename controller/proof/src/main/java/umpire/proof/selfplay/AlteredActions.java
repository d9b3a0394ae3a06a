package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import umpire.rules.kernel.Game;

/** Slips of the tongue: an action as it is written, with one word or one number of it exchanged. Few of them are legal. */
final class AlteredActions {
    private static final Pattern PART = Pattern.compile("[A-Za-z]+|[0-9]+|[^A-Za-z0-9]+");
    private static final int MOST_WORDS = 2_000;
    private static final int MOST_DIGITS = 3;
    private static final int MOST_OFF = 3;
    private static final int SLIPS = 3;

    private final Set<String> known = new HashSet<>();
    private final List<String> words = new ArrayList<>();

    /** Returns actions like another, as far as the game can read them at all; takes the words of that one to its own. */
    <S, A> List<A> of(Game<S, A> game, S state, A action, IntUnaryOperator chance) {
        String written = game.write(action);
        List<String> parts =
                PART.matcher(written).results().map(MatchResult::group).toList();
        List<Integer> changeable = IntStream.range(0, parts.size())
                .filter(i -> Character.isLetterOrDigit(parts.get(i).charAt(0)))
                .boxed()
                .toList();
        changeable.forEach(i -> learn(parts.get(i)));
        return IntStream.range(0, SLIPS)
                .map(i -> changeable.get(chance.applyAsInt(changeable.size())))
                .mapToObj(i -> with(parts, i, instead(parts.get(i), chance)))
                .filter(altered -> !altered.equals(written))
                .flatMap(altered -> game.readAction(state, altered).toOptional().stream())
                .toList();
    }

    private static String with(List<String> parts, int changed, String other) {
        List<String> altered = new ArrayList<>(parts);
        altered.set(changed, other);
        return String.join("", altered);
    }

    private void learn(String part) {
        if (words.size() < MOST_WORDS && known.add(part)) {
            words.add(part);
        }
    }

    /** A number is mostly one off a little. */
    private String instead(String part, IntUnaryOperator chance) {
        boolean near = Character.isDigit(part.charAt(0)) && part.length() <= MOST_DIGITS && chance.applyAsInt(2) > 0;
        return near
                ? String.valueOf(Math.max(0, Integer.parseInt(part) + chance.applyAsInt(2 * MOST_OFF + 1) - MOST_OFF))
                : words.get(chance.applyAsInt(words.size()));
    }
}

package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Slips of the tongue: an action as it is written, with one word or one number of it exchanged. Few of them are legal. */
final class AlteredActions {
    private static final Pattern PART = Pattern.compile("[A-Za-z]+|[0-9]+|[^A-Za-z0-9]+");
    private static final int MOST_WORDS = 2_000;
    private static final int MOST_OFF = 3;

    private final Set<String> known = new HashSet<>();
    private final List<String> words = new ArrayList<>();

    /** Returns an action like another, if the game can read it at all; takes the words of that one to its own. */
    <S, A> Optional<A> of(Game<S, A> game, S state, A action, IntUnaryOperator chance) {
        String written = game.write(action);
        List<String> parts =
                PART.matcher(written).results().map(part -> part.group()).collect(Collectors.toList());
        parts.forEach(this::learn);
        int changed = chance.applyAsInt(parts.size());
        parts.set(changed, instead(parts.get(changed), chance));
        String altered = String.join("", parts);
        return !altered.equals(written) && game.readAction(state, altered) instanceof Parsed.Good<A> good
                ? Optional.of(good.value())
                : Optional.empty();
    }

    private void learn(String part) {
        if (Character.isLetter(part.charAt(0)) && words.size() < MOST_WORDS && known.add(part)) {
            words.add(part);
        }
    }

    private String instead(String part, IntUnaryOperator chance) {
        char first = part.charAt(0);
        if (Character.isLetter(first)) {
            return words.get(chance.applyAsInt(words.size()));
        }
        return Character.isDigit(first) && part.length() <= MOST_OFF
                ? String.valueOf(Math.max(0, Integer.parseInt(part) + chance.applyAsInt(2 * MOST_OFF + 1) - MOST_OFF))
                : part;
    }
}

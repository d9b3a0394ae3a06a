package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Game;

/** Mutates the text of an action by replacing one word, number or name. Few of the results are legal. */
final class AlteredActions {
    private static final int MOST_WORDS = 2_000;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");
    private static final int MOST_OFF = 3;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]+");

    private final Vocabulary words = new Vocabulary(Pattern.compile("[A-Za-z]+|[0-9]+|[^A-Za-z0-9]+"), 3);
    private final Vocabulary names = new Vocabulary(Pattern.compile("[A-Za-z0-9-]+|[^A-Za-z0-9-]+"), 1);

    /** Returns mutations of an action that the game can parse, and adds the action's words to the vocabulary. */
    <S, A> List<A> of(Game<S, A> game, S state, A action, IntUnaryOperator chance) {
        String written = game.write(action);
        return Stream.of(words, names)
                .flatMap(vocabulary -> vocabulary.altered(written, chance).stream())
                .filter(altered -> !altered.equals(written))
                .flatMap(altered -> game.readAction(state, altered).toOptional().stream())
                .toList();
    }

    /** Returns an action with each place replaced by an occupied one, so that it aims at a piece. */
    static <S, A> Optional<A> aimed(Game<S, A> game, S state, A action, IntUnaryOperator chance) {
        List<String> standing = game.show(state).standings().stream()
                .map(each -> each.spot().place().name())
                .toList();
        Set<String> places =
                game.board().areas().stream().map(area -> area.place().name()).collect(Collectors.toSet());
        if (standing.isEmpty()) {
            return Optional.empty();
        }
        String aimed = NAME.matcher(game.write(action))
                .replaceAll(name -> Matcher.quoteReplacement(
                        places.contains(name.group())
                                ? standing.get(chance.applyAsInt(standing.size()))
                                : name.group()));
        return game.readAction(state, aimed).toOptional();
    }

    /** Words of one kind that occurred in actions. */
    private static final class Vocabulary {
        private final Pattern parts;
        private final int slips;
        private final Set<String> known = new HashSet<>();
        private final List<String> heard = new ArrayList<>();

        Vocabulary(Pattern parts, int slips) {
            this.parts = parts;
            this.slips = slips;
        }

        List<String> altered(String written, IntUnaryOperator chance) {
            List<String> said =
                    parts.matcher(written).results().map(MatchResult::group).toList();
            List<Integer> changeable = IntStream.range(0, said.size())
                    .filter(i -> Character.isLetterOrDigit(said.get(i).charAt(0)))
                    .boxed()
                    .toList();
            changeable.forEach(i -> learn(said.get(i)));
            return IntStream.range(0, slips)
                    .map(i -> changeable.get(chance.applyAsInt(changeable.size())))
                    .mapToObj(i -> with(said, i, instead(said.get(i), chance)))
                    .toList();
        }

        private static String with(List<String> said, int changed, String other) {
            List<String> altered = new ArrayList<>(said);
            altered.set(changed, other);
            return String.join("", altered);
        }

        private void learn(String part) {
            if (heard.size() < MOST_WORDS && known.add(part)) {
                heard.add(part);
            }
        }

        /** Returns a replacement; a number is mostly changed by one. */
        private String instead(String part, IntUnaryOperator chance) {
            boolean near = NUMBER.matcher(part).matches() && chance.applyAsInt(2) > 0;
            return near
                    ? String.valueOf(
                            Math.max(0, Integer.parseInt(part) + chance.applyAsInt(2 * MOST_OFF + 1) - MOST_OFF))
                    : heard.get(chance.applyAsInt(heard.size()));
        }
    }
}

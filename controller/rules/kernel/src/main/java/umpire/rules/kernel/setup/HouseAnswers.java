package umpire.rules.kernel.setup;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * The table's answers to the open questions of a rulebook.
 *
 * @param <Q> the questions of a game
 * @param questions the enum of all questions
 * @param given the answers that were given; the other questions keep their default
 */
public record HouseAnswers<Q extends Enum<Q> & OpenQuestion>(Class<Q> questions, Map<Q, String> given) {
    public HouseAnswers {
        given = Map.copyOf(given);
    }

    /** Returns the default answers. */
    public static <Q extends Enum<Q> & OpenQuestion> HouseAnswers<Q> byDefault(Class<Q> questions) {
        return new HouseAnswers<>(questions, Map.of());
    }

    /**
     * Parses answers by key. The other questions keep their default.
     *
     * @param game the game's title, for messages about unknown keys
     * @param options the other options of the game, whose keys are ignored here
     */
    public static <Q extends Enum<Q> & OpenQuestion> Parsed<HouseAnswers<Q>> parse(
            Class<Q> questions, String game, List<GameOption> options, Map<String, String> byKey) {
        Map<String, String> rest = new TreeMap<>(byKey);
        options.forEach(option -> rest.remove(option.key()));
        Map<Q, String> given = new EnumMap<>(questions);
        for (Map.Entry<String, String> entry : rest.entrySet()) {
            Optional<Q> question = byKey(questions, entry.getKey());
            if (question.isEmpty()) {
                return Parsed.bad(Quoted.of(entry.getKey()) + noQuestion(questions, game, options));
            }
            if (question.get().ruling().answer(entry.getValue()) instanceof Parsed.Bad<String> bad) {
                return Parsed.bad(bad.why());
            }
            given.put(question.get(), entry.getValue());
        }
        return Parsed.good(new HouseAnswers<>(questions, given));
    }

    private static <Q extends Enum<Q> & OpenQuestion> Optional<Q> byKey(Class<Q> questions, String key) {
        return Arrays.stream(questions.getEnumConstants())
                .filter(question -> question.ruling().key().equals(key))
                .findFirst();
    }

    private static <Q extends Enum<Q> & OpenQuestion> String noQuestion(
            Class<Q> questions, String game, List<GameOption> options) {
        Stream<String> rulings = Arrays.stream(questions.getEnumConstants())
                .map(question -> question.ruling().key());
        return (options.isEmpty() ? " is not a house ruling of " : " is not an option or house ruling of ") + game
                + ". There are: "
                + Stream.concat(options.stream().map(GameOption::key), rulings).collect(Collectors.joining(", "));
    }

    /** Returns the answer to a question. */
    public String to(Q question) {
        return given.getOrDefault(question, question.ruling().byDefault());
    }

    /** Returns whether a question has an answer. */
    public boolean is(Q question, String answer) {
        return to(question).equals(answer);
    }

    /** Returns the questions with their answers: the chosen one first, then the others. */
    public List<HouseRuling> asHouseRulings() {
        return Arrays.stream(questions.getEnumConstants())
                .map(question -> question.ruling().answered(to(question)))
                .toList();
    }
}

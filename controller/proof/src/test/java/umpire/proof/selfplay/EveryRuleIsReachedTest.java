package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/**
 * Every rule of every game is named by a refusal or an event. This happens in random play with mutated actions, with several answers to the
 * game's questions, or in a rare case of {@code every-rule.txt}. A rule that is never named is dead.
 */
class EveryRuleIsReachedTest {
    private static final int MOST_PLIES = 150;
    private static final Path CASES = Path.of("src/test/resources/every-rule.txt");

    /** The combinations run in this order, each with the words of those before it. The n-th one takes the n-th answer to each question. */
    @ParameterizedTest
    @CsvSource({
        "ogre-chess,      9, 0 1",
        "ogres-and-elves, 3, 0 1 2 0",
        "ground-force,    2, 0 1",
        "diceland-ogre,   3, 0 1 2 3 4 0",
        "die-men,         2, 0 1 2"
    })
    void everyRuleIsNamed(String name, int games, String forms) throws IOException {
        RulesHeard heard = new RulesHeard(opened(name, Map.of()).rules());
        List<String> written = new ArrayList<>();
        for (String form : forms.split(" ")) {
            written.addAll(played(form(name, Integer.parseInt(form)), games, new OtherForms(written), heard));
        }
        for (Case each : cases().filter(each -> each.game.equals(name)).toList()) {
            heard.hear(each.verdict());
        }
        assertThat(heard.unspoken()).isEmpty();
    }

    private static <S, A> List<String> played(Game<S, A> game, int games, OtherForms otherForms, RulesHeard heard) {
        ForeignActions<A> foreign = new ForeignActions<>();
        AlteredActions altered = new AlteredActions();
        PlayPlan plan = new PlayPlan(games, 1, MOST_PLIES, PlayStyle.VARIED, Optional.empty());
        List<String> written = new ArrayList<>();
        for (int seed = 1; seed <= games; seed++) {
            written.addAll(new RandomPlay<>(game, plan, seed, heard, foreign, otherForms, altered)
                    .play()
                    .plies());
        }
        return written.stream().distinct().toList();
    }

    private static Game<?, ?> form(String name, int n) throws IOException {
        Map<String, String> answers = new TreeMap<>();
        GameCatalogue.STANDARD.playable().stream()
                .filter(game -> game.id().name().equals(name))
                .flatMap(game -> game.options().stream())
                .forEach(option -> answers.put(option.key(), nth(option.allowed(), n)));
        opened(name, Map.of()).rulings().forEach(ruling -> answers.put(ruling.key(), nth(ruling.allowed(), n)));
        if (name.equals("die-men")) {
            answers.put("data", "melee");
        }
        return opened(name, answers);
    }

    private static String nth(List<String> allowed, int n) {
        return allowed.get(n % allowed.size());
    }

    static Stream<Case> cases() throws IOException {
        return Files.readAllLines(CASES).stream()
                .filter(line -> !line.startsWith("#"))
                .map(Case::parse);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theLastActionOfACaseNamesItsRule(Case each) throws IOException {
        RulesHeard heard = new RulesHeard(each.opened().rules());
        assertThat(heard.unspoken()).contains(each.rule);
        heard.hear(each.verdict());
        assertThat(heard.unspoken())
                .as("spoken with %s", each.actions.getLast())
                .noneMatch(each.rule::equals);
    }

    /** Returns a game with rulings, options and the name of a custom data file. */
    private static Game<?, ?> opened(String name, Map<String, String> answers) throws IOException {
        Map<String, String> chosen = new TreeMap<>(answers);
        String data = chosen.remove("data");
        return GameCatalogue.STANDARD
                .open(new GameChoice(name, chosen, data == null ? Map.of() : data(data)))
                .orThrow();
    }

    private static Map<String, String> data(String name) throws IOException {
        return switch (name) {
            case "shieldless" -> Map.of("die", "faces: [sword, sword, explosion, explosion, explosion, explosion]");
            case "mixed" -> {
                String dice =
                        Files.readString(Path.of("../rules/diceland/src/main/resources/diceland-ogre-data/dice.yaml"));
                yield Map.of("dice", dice.replaceFirst("(?s)(gev:.*?)team: ogre", "$1team: other"));
            }
            default -> Map.of("scenario", Files.readString(Path.of("src/test/resources/scenario/" + name + ".yaml")));
        };
    }

    /**
     * A case that random play rarely reaches.
     *
     * @param actions in order; all but the last are accepted
     */
    record Case(String game, String rule, Map<String, String> answers, String position, List<String> actions) {
        static Case parse(String line) {
            String[] first = line.split(" \\| ", 4);
            int last = first[3].lastIndexOf(" | ");
            Map<String, String> answers = new TreeMap<>();
            for (String answer : first[2].isBlank() ? new String[0] : first[2].split(" ")) {
                answers.put(answer.split("=")[0], answer.split("=")[1]);
            }
            return new Case(
                    first[0],
                    first[1],
                    answers,
                    first[3].substring(0, last),
                    List.of(first[3].substring(last + 3).split(", ")));
        }

        Game<?, ?> opened() throws IOException {
            return EveryRuleIsReachedTest.opened(game, answers);
        }

        /** Returns the verdict on the last action. */
        Verdict<?, ?> verdict() throws IOException {
            return verdict(opened());
        }

        private <S, A> Verdict<S, A> verdict(Game<S, A> opened) {
            S state = position.equals("-")
                    ? opened.opening()
                    : opened.readPosition(position).orThrow();
            for (String before : actions.subList(0, actions.size() - 1)) {
                Verdict<S, A> ruling =
                        opened.judge(state, opened.readAction(state, before).orThrow());
                assertThat(ruling).as(before).isInstanceOf(Verdict.Accepted.class);
                state = ((Verdict.Accepted<S, A>) ruling).next();
            }
            return opened.judge(
                    state, opened.readAction(state, actions.getLast()).orThrow());
        }

        @Override
        public String toString() {
            return game + " " + rule;
        }
    }
}

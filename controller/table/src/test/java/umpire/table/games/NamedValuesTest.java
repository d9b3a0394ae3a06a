package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.NamedValue;
import umpire.rules.kernel.Viewer;

/** The facts that a game tells people are there as values for programs too. */
class NamedValuesTest {
    private static final Path CONTRACT = Path.of("../../docs/mqtt/README.md");
    private static final long SEED = 5;
    private static final int ACTIONS = 600;
    private static final Pattern NUMBER = Pattern.compile("\\b[0-9]+\\b");
    private static final Pattern CODE = Pattern.compile("`([a-z-]+)`");

    /** Sums that follow from other values: the most points of the chests. */
    private static final String SUMS = "The most is ";

    static Stream<Game<?, ?>> games() {
        return Stream.concat(
                RandomStates.games(),
                Stream.of(GameCatalogue.open("die-men", Map.of("command", "ON")).orThrow()));
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, A> void everyNumberOfAFactIsAValue(Game<S, A> game) {
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            Set<String> told = game.values(state).stream()
                    .flatMap(value -> Stream.of(
                                    value.count().map(String::valueOf).stream(),
                                    value.most().map(String::valueOf).stream(),
                                    numbers(value.of().orElse("")),
                                    value.words().stream().flatMap(NamedValuesTest::numbers))
                            .flatMap(numbers -> numbers))
                    .collect(Collectors.toSet());
            game.view(state, new Viewer.Public()).facts().stream()
                    .filter(fact -> !fact.startsWith(SUMS))
                    .forEach(fact ->
                            assertThat(told).as(fact).containsAll(numbers(fact).toList()));
        });
    }

    private static Stream<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group);
    }

    /** A reader may look for a value by its name and owner. */
    @ParameterizedTest
    @MethodSource("games")
    <S, A> void noValueIsThereTwice(Game<S, A> game) {
        RandomStates.choices(
                game,
                SEED,
                ACTIONS,
                state -> assertThat(game.values(state).stream().map(value -> value.name() + " of " + value.of()))
                        .doesNotHaveDuplicates());
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, A> void theContractListsTheNamesOfEveryGame(Game<S, A> game) throws Exception {
        Set<String> reached = new TreeSet<>();
        RandomStates.choices(
                game,
                SEED,
                ACTIONS,
                state -> game.values(state).stream().map(NamedValue::name).forEach(reached::add));
        Optional<String> row = Files.readAllLines(CONTRACT).stream()
                .filter(line -> line.startsWith("| " + game.title() + " |"))
                .findFirst();
        Set<String> documented = new HashSet<>(CODE.matcher(row.orElseThrow())
                .results()
                .map(code -> code.group(1))
                .toList());
        List<String> optional = List.of("command", "lag-rounds", "orders-on-their-way");
        assertThat(documented).containsAll(reached);
        optional.forEach(documented::remove);
        assertThat(reached).containsAll(documented);
    }
}

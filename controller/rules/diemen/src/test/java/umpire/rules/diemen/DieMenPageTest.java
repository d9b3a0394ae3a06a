package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.DocumentedRulings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/** Holds docs/games/die-men.md against the code: everything that is written there as a game is written can be read, and is judged so. */
class DieMenPageTest {
    private static final Path PAGE = Path.of("../../../docs/games/die-men.md");
    private static final String WRITTEN = "## How it is written down";
    private static final String JUDGED = "## Judged examples";
    private static final String RULINGS = "## House rulings";

    private final List<String> lines = Files.readAllLines(PAGE);

    DieMenPageTest() throws IOException {}

    /** Lines from one heading to the next. */
    private List<String> section(String heading) {
        List<String> from = lines.subList(lines.indexOf(heading) + 1, lines.size());
        int next = from.stream()
                .filter(line -> line.startsWith("## "))
                .findFirst()
                .map(from::indexOf)
                .orElse(from.size());
        return from.subList(0, next);
    }

    private List<String> indented(String heading) {
        return section(heading).stream()
                .filter(line -> line.startsWith("    "))
                .map(String::strip)
                .toList();
    }

    private static Game<Position, Action> game(Map<String, String> house) {
        return Battles.open(Battles.standard(), house).orThrow();
    }

    @Test
    void everyPositionIsReadAndWrittenBack() {
        Game<Position, Action> game = game(Map.of());
        List<String> positions =
                indented(WRITTEN).stream().filter(line -> line.contains("|")).toList();
        assertThat(positions).hasSizeGreaterThan(5);
        assertThat(positions)
                .allSatisfy(line -> assertThat(
                                game.readPosition(line).then(read -> Parsed.good(game.writePosition(read))))
                        .isEqualTo(Parsed.good(line)));
    }

    /** An example of the page: its position, its rulings, its actions and their results. */
    private record Example(List<String> told) {
        private String part(String key) {
            return told.stream()
                    .filter(line -> line.startsWith(key + " "))
                    .map(line -> line.substring(key.length()).strip())
                    .findFirst()
                    .orElse("");
        }

        private Map<String, String> house() {
            String ruling = part("by");
            return ruling.isEmpty() ? Map.of() : Map.of(ruling.split("=")[0], ruling.split("=")[1]);
        }

        private List<String> actions() {
            return Arrays.asList(part("do").split("; "));
        }
    }

    private List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        for (String line : indented(JUDGED)) {
            if (line.startsWith("from ")) {
                examples.add(new Example(new ArrayList<>()));
            }
            examples.getLast().told().add(line);
        }
        return examples;
    }

    @Test
    void everyExampleIsJudgedSo() {
        assertThat(examples()).hasSizeGreaterThan(20);
        for (Example example : examples()) {
            Game<Position, Action> game = game(example.house());
            Position position = game.readPosition(example.part("from")).orThrow();
            List<String> answers = new ArrayList<>();
            for (String action : example.actions()) {
                switch (game.judge(position, game.readAction(position, action).orThrow())) {
                    case Verdict.Accepted<Position, Action> accepted -> position = accepted.next();
                    case Verdict.Refused<Position, Action> refused ->
                        answers.add(refused.rule().section());
                }
            }
            String refused = example.part("no");
            assertThat(answers).as("%s", example).isEqualTo(refused.isEmpty() ? List.of() : List.of(refused));
            if (refused.isEmpty()) {
                assertThat(game.writePosition(position)).as("%s", example).isEqualTo(example.part("then"));
            }
        }
    }

    /** Each action is legal in some example, so more is tested than that it can be read. */
    @Test
    void everyActionThatIsShownIsDoneInAnExample() {
        List<String> shown = new ArrayList<>(section(WRITTEN).stream()
                .filter(line -> line.startsWith("|"))
                .flatMap(line -> Pattern.compile("`([^`]+)`").matcher(line).results())
                .map((MatchResult code) -> code.group(1))
                .toList());
        indented(WRITTEN).stream().filter(line -> line.startsWith("roll ")).forEach(shown::add);
        assertThat(shown)
                .hasSizeGreaterThan(18)
                .allSatisfy(action -> assertThat(isDone(action)).isTrue());
    }

    private boolean isDone(String action) {
        return examples().stream().anyMatch(example -> {
            Game<Position, Action> game = game(example.house());
            Position position = game.readPosition(example.part("from")).orThrow();
            for (String done : example.actions()) {
                if (accepted(game, position, action)) {
                    return true;
                }
                Action next = game.readAction(position, done).orThrow();
                if (game.judge(position, next) instanceof Verdict.Accepted<Position, Action> accepted) {
                    position = accepted.next();
                }
            }
            return false;
        });
    }

    private static boolean accepted(Game<Position, Action> game, Position position, String action) {
        return game.readAction(position, action) instanceof Parsed.Good<Action> read
                && game.judge(position, read.value()) instanceof Verdict.Accepted;
    }

    @Test
    void everyHouseRulingIsListedAsItIs() {
        List<String> listed =
                section(RULINGS).stream().filter(row -> row.startsWith("| `")).toList();
        assertThat(listed)
                .containsExactlyElementsOf(game(Map.of()).rulings().stream()
                        .map(DieMenPageTest::row)
                        .toList());
    }

    @Test
    void everyRulingThatARefusalNamesIsOnThePage() throws IOException {
        new DocumentedRulings(PAGE).areNamed(game(Map.of()));
    }

    @Test
    void itsNumbersAreThoseOfTheRules() throws IOException {
        DocumentedRulings page = new DocumentedRulings(PAGE);
        page.say("a set of theirs destroys one unit up to " + TroopType.ARCHERS.reach() + " away");
        page.say("attack " + TroopType.SIEGE_ENGINES.reach() + " away and never the next one");
    }

    @Test
    void questionsWithASingleAnswerHaveASentence() throws IOException {
        new DocumentedRulings(PAGE).say("""
                Each side picks a strategy on its own page, one for all its troops, with one goal.
                Troops move away from the goal when they come to a space that is farther from it than the one they left.
                You need not use a set, but one that you pass is lost.
                Then Defend goes before Attack, Attack before Move, and two attacks hit at the same time (ruling `equalSets`).
                the set's dice become Gobble Dice for all your troops, until they are used up or the round ends.
                A set never destroys more units than stand in the attacking space.
                if there is none, no die is knocked out (ruling `knockedDie`). The dice of lost units stay.
                It has room for as many units as the scenario says, four by default (ruling `stackLimit`).
                The side with fewer units begins; if the sides are equal, Red begins in odd rounds.
                Then the sides take turns, one squad each.
                No strategy limits these moves, because strategies are about Move sets.
                Units that cannot go along stay, and the others of their squad go together.
                The width of **Archers** counts for damage and against Gobble Dice, not for the order of the sets.
                Each unit of **Defenders** has one free die a round, against attacks on its own space (ruling `defendersDie`).
                Troops count as **Fliers** when nothing else stands in their space.
                Each space of **Forest** or **Mountain** gives its die once a round, against attacks on that space.
                The die is available as soon as its side has spent a set on defence (ruling `terrainDie`).
                The advantage of a **Hill**, in attack and in defence, is lost against units on Hills and Mountains
                and a 10 stays 10.
                In a round whose orders in force differ from those before, only sets at least as high as the difficulty count.""");
    }

    private static String row(HouseRuling ruling) {
        String answers =
                ruling.allowed().stream().map(answer -> "`" + answer + "`").collect(Collectors.joining(", "));
        return "| `" + ruling.key() + "` | " + answers + " | " + ruling.section() + " | " + ruling.says() + " |";
    }
}

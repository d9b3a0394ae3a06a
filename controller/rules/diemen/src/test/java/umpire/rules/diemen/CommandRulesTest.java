package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** The scale table: orders that are slow and hard to give, where a house plays with them. */
class CommandRulesTest {
    private static Game<Position, Action> game(String unitSize) {
        return Battles.open(Battles.SKIRMISH, Map.of("unitSize", unitSize, "command", "ON"))
                .orThrow();
    }

    private static Position played(Game<Position, Action> game, Position from, String... actions) {
        Position position = from;
        for (String action : actions) {
            position = Battles.next(
                    game, position, game.readAction(position, action).orThrow());
        }
        return position;
    }

    private static List<Rule> told(Game<Position, Action> game, Position position, String action) {
        Action read = game.readAction(position, action).orThrow();
        return ((Verdict.Accepted<Position, Action>) game.judge(position, read))
                .events().stream().map(Event::rule).toList();
    }

    /** A round without sets and without moves: all dice differ, so only the strategies matter. */
    private static String[] idle(String red, String blue) {
        return new String[] {"red " + red, "blue " + blue, "roll 1,2,3,4,5,6,7/1,2,3,4,5,6,7", "done", "done"};
    }

    @Test
    void theFirstOrdersAreInForceAtOnceAndLaterOnesAfterTheLag() {
        Game<Position, Action> game = game("10");
        Position second = played(game, game.opening(), idle("hold", "hold"));
        Position declared = played(game, second, "red seize b3");
        assertThat(told(game, declared, "blue hold")).contains(SheetRule.ORDERS_UNDER_WAY, SheetRule.HOLD);
        Position revealed = played(game, declared, "blue hold");
        assertThat(game.view(revealed, new Viewer.Public()).facts())
                .contains("Red: Hold; on their way: Seize, goal b3");
        Position third = played(game, second, idle("seize b3", "hold"));
        Position inForce = played(game, third, "red hold", "blue hold");
        assertThat(game.view(inForce, new Viewer.Public()).facts()).contains("Red: Seize, goal b3; on their way: Hold");
    }

    @ParameterizedTest
    @CsvSource({"2,2,1", "2,3,2", "20,2,1", "20,3,2", "1,1,2"})
    void whileOrdersAreNewLowSetsAreLost(String unitSize, int height, int sets) {
        Game<Position, Action> game = game(unitSize);
        Position third = played(
                game,
                game.opening(),
                Stream.of(idle("hold", "hold"), idle("deploy b3", "hold"))
                        .flatMap(Stream::of)
                        .toArray(String[]::new));
        Position rolling = played(game, third, "red deploy b2", "blue hold");
        String roll = "roll " + height + "," + height + ",10,10,4,5,6/1,2,3,4,5,6,7";
        assertThat(played(game, rolling, roll).red().dice().sets()).hasSize(sets);
        assertThat(told(game, rolling, roll).contains(SheetRule.ORDERS_GARBLED)).isEqualTo(sets == 1);
    }

    @Test
    void ordersThatStayTheSameAreUnderstood() {
        Game<Position, Action> game = game("2");
        Position second = played(game, game.opening(), idle("deploy b3", "hold"));
        Position rolling = played(game, second, "red deploy b3", "blue hold");
        assertThat(told(game, rolling, "roll 1,1,3,4,5,6,7/1,2,3,4,5,6,7")).doesNotContain(SheetRule.ORDERS_GARBLED);
    }

    @Test
    void withoutCommandRulesScaleChangesNothing() {
        Game<Position, Action> game =
                Battles.open(Battles.SKIRMISH, Map.of("unitSize", "100")).orThrow();
        assertThat(game.view(game.opening(), new Viewer.Public()).facts())
                .noneMatch(fact -> fact.startsWith("Command"));
        Position second = played(game, game.opening(), idle("hold", "hold"));
        Position rolling = played(game, second, "red deploy b3", "blue hold");
        assertThat(told(game, rolling, "roll 1,1,3,4,5,6,7/1,2,3,4,5,6,7")).doesNotContain(SheetRule.ORDERS_GARBLED);
    }
}

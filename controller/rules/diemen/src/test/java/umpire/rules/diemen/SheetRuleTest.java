package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** Every rule is spoken, by a refusal or by an event. */
class SheetRuleTest {
    /** The most skirmishes of a kind. */
    private static final int GAMES = Integer.getInteger("rule.games", 20);

    private static final List<String> TESTS = List.of("DieMenRefusalTest", "DieMenEventsTest", "CommandRulesTest");

    @Test
    void noRuleIsSilent() throws IOException {
        Set<SheetRule> spoken = EnumSet.noneOf(SheetRule.class);
        StringBuilder refused = new StringBuilder();
        for (String test : TESTS) {
            refused.append(Files.readString(Path.of("src/test/java/umpire/rules/diemen/" + test + ".java")));
        }
        Arrays.stream(SheetRule.values())
                .filter(rule -> refused.toString().matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        Map<String, Integer> ends = new TreeMap<>();
        Game<Position, Action> command = Battles.open(Battles.SKIRMISH, Map.of("command", "ON", "unitSize", "20"))
                .orThrow();
        for (int seed = 0; seed < GAMES && !isAll(spoken); seed++) {
            play(Battles.game(Battles.SKIRMISH), new Random(seed), spoken, ends);
            play(command, new Random(seed), spoken, ends);
        }
        for (int seed = 0; seed < GAMES / 10 && !isAll(spoken); seed++) {
            play(Battles.game(Battles.PROVING_GROUND), new Random(seed), spoken, ends);
            play(Battles.game(Battles.standard()), new Random(seed), spoken, ends);
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).as("%s", ends).isEmpty();
    }

    private static boolean isAll(Set<SheetRule> spoken) {
        return spoken.size() == SheetRule.values().length;
    }

    private static void play(
            Game<Position, Action> game, Random random, Set<SheetRule> spoken, Map<String, Integer> ends) {
        Position position = game.opening();
        while (!(game.awaited(position) instanceof Awaited.Nothing)) {
            Action action = RandomAction.of(game, position, random::nextInt);
            Verdict.Accepted<Position, Action> accepted =
                    (Verdict.Accepted<Position, Action>) game.judge(position, action);
            accepted.events().stream()
                    .map(Event::rule)
                    .map(SheetRule.class::cast)
                    .forEach(spoken::add);
            position = accepted.next();
        }
        ends.merge(((Awaited.Nothing) game.awaited(position)).outcome().kind(), 1, Integer::sum);
    }
}

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
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.rulings.BattleRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Ruling;

/** Every rule is spoken, by a refusal or by an event. */
class BattleRuleTest {
    private static final List<String> TESTS = List.of("BattleRefusalTest", "BattleEventTest", "CommandRulesTest");

    @Test
    void noRuleIsSilent() throws IOException {
        Set<BattleRule> spoken = EnumSet.noneOf(BattleRule.class);
        StringBuilder refused = new StringBuilder();
        for (String test : TESTS) {
            refused.append(Files.readString(Path.of("src/test/java/umpire/rules/diemen/" + test + ".java")));
        }
        Arrays.stream(BattleRule.values())
                .filter(rule -> refused.toString().matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        Map<String, Integer> ends = new TreeMap<>();
        Game<Conflict, ConflictAction> command = Battles.open(
                        Battles.SKIRMISH, Map.of("command", "ON", "unitSize", "20"))
                .orThrow();
        for (int seed = 0; seed < Integer.getInteger("rule.games", 20); seed++) {
            play(Battles.game(Battles.SKIRMISH), new Random(seed), spoken, ends);
            play(command, new Random(seed), spoken, ends);
        }
        for (int seed = 0; seed < Integer.getInteger("rule.games", 20) / 10; seed++) {
            play(Battles.game(Battles.PROVING_GROUND), new Random(seed), spoken, ends);
            play(Battles.game(Battles.standard()), new Random(seed), spoken, ends);
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).as("%s", ends).isEmpty();
    }

    private static void play(
            Game<Conflict, ConflictAction> game, Random random, Set<BattleRule> spoken, Map<String, Integer> ends) {
        Conflict conflict = game.opening();
        while (!(game.awaited(conflict) instanceof Awaited.Nothing)) {
            ConflictAction action = RandomAction.of(game, conflict, random::nextInt);
            Ruling.Accepted<Conflict, ConflictAction> accepted =
                    (Ruling.Accepted<Conflict, ConflictAction>) game.judge(conflict, action);
            accepted.events().stream()
                    .map(Event::rule)
                    .map(BattleRule.class::cast)
                    .forEach(spoken::add);
            conflict = accepted.next();
        }
        ends.merge(((Awaited.Nothing) game.awaited(conflict)).outcome().kind(), 1, Integer::sum);
    }
}

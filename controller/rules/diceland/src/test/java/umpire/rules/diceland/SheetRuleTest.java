package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** Every rule is spoken, by a refusal or by an event, and every game ends somehow. */
class SheetRuleTest {
    /** The most games of each scenario. */
    private static final int GAMES = 25;

    private static final List<String> ENDS =
            List.of("fifty-points Blue", "fifty-points Red", "ogre-killed Blue", "ogre-killed Red");

    @Test
    @Tag("playout")
    void noRuleIsSilentAndEveryEndIsReached() throws IOException {
        Set<SheetRule> spoken = EnumSet.noneOf(SheetRule.class);
        Set<String> ends = new TreeSet<>();
        String refused = Files.readString(Path.of("src/test/java/umpire/rules/diceland/DicelandRefusalTest.java"));
        Arrays.stream(SheetRule.values())
                .filter(rule -> refused.matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        for (int seed = 0; seed < GAMES && !(isAll(spoken) && ends.containsAll(ENDS)); seed++) {
            for (String scenario : List.of("MARK_III", "MARK_V", "ARMIES", "OGRES")) {
                ends.add(play(Duels.game(scenario, "posts=BOTH"), new Random(seed), spoken));
            }
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).isEmpty();
        assertThat(ends).containsExactlyElementsOf(ENDS);
    }

    private static boolean isAll(Set<SheetRule> spoken) {
        return spoken.size() == SheetRule.values().length;
    }

    private static String play(Game<Position, Action> game, Random random, Set<SheetRule> spoken) {
        Position position = game.opening();
        while (true) {
            if (game.awaited(position) instanceof Awaited.Nothing end) {
                return end.outcome().kind() + " " + end.outcome().winners().get(0);
            }
            Action action = RandomAction.of(game, position, random::nextInt);
            Verdict.Accepted<Position, Action> accepted =
                    (Verdict.Accepted<Position, Action>) game.judge(position, action);
            accepted.events().stream()
                    .map(Event::rule)
                    .map(SheetRule.class::cast)
                    .forEach(spoken::add);
            position = accepted.next();
        }
    }
}

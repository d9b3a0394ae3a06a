package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;

/** Every rule is named by a refusal or an event. */
class SheetRuleTest {
    private static final String NEARLY = "yellow acting | d3:YTT a3:YT d4:BT | trooper-1 | - | - | -";

    private static final String CROWDED =
            "yellow buying 5 | a6:YT d6:YT g6:YT c1:YTT d1:YTT e1:YSS c2:YTT d2:YTT e2:YH d9:BT"
                    + " | reinforcements-1 | - | - | -";

    @Test
    void everyRuleIsNamedByARefusalOrAnEvent() throws IOException {
        Set<SheetRule> spoken = EnumSet.noneOf(SheetRule.class);
        String folder = "src/test/java/umpire/rules/groundforce/";
        String refused = Files.readString(Path.of(folder + "GroundForceRefusalTest.java"))
                + Files.readString(Path.of(folder + "GroundForceReasonTest.java"));
        Arrays.stream(SheetRule.values())
                .filter(rule -> refused.matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        Game<Position, Action> game = GroundForceGames.game();
        for (int seed = 0; seed < 12 && spoken.size() < SheetRule.values().length; seed++) {
            play(game, game.opening(), new Random(seed), spoken);
            play(game, game.readPosition(NEARLY).orThrow(), new Random(seed), spoken);
            play(game, game.readPosition(CROWDED).orThrow(), new Random(seed), spoken);
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).isEmpty();
    }

    private static void play(Game<Position, Action> game, Position start, Random random, Set<SheetRule> spoken) {
        Position position = start;
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
    }

    @Test
    void everyHouseRulingIsExplained() throws IOException {
        String page = Files.readString(Path.of("../../../docs/games/ground-force.md"));
        for (HouseRuling ruling : GroundForceGames.game().rulings()) {
            String answers = "`" + String.join("`, `", ruling.allowed()) + "`";
            assertThat(page).contains("| `" + ruling.key() + "` | " + answers + " |");
        }
    }
}

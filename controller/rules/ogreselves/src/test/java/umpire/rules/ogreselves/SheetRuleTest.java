package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Every rule is spoken, by a refusal or by an event. */
class SheetRuleTest {
    @Test
    void noRuleIsSilent() throws IOException {
        Set<SheetRule> spoken = EnumSet.noneOf(SheetRule.class);
        StringBuilder refused = new StringBuilder();
        for (String test :
                List.of("OgresElvesRefusalTest", "OgresElvesReasonTest", "OgresElvesHouseTest", "SheetExamplesTest")) {
            refused.append(Files.readString(Path.of("src/test/java/umpire/rules/ogreselves/" + test + ".java")));
        }
        Arrays.stream(SheetRule.values())
                .filter(rule -> refused.toString().matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        for (int seed = 0; seed < 12 && spoken.size() < SheetRule.values().length; seed++) {
            for (String variant : List.of("FIRST", "SECOND", "THIRD")) {
                play(Kingdoms.game(variant, 3), new Random(seed), spoken);
            }
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).isEmpty();
    }

    private static void play(Game<Position, Action> game, Random random, Set<SheetRule> spoken) {
        Position position = game.opening();
        while (!(game.awaited(position) instanceof Awaited.Nothing)) {
            Action action = RandomAction.of(game, position, random::nextInt);
            Verdict.Accepted<Position, Action> accepted =
                    (Verdict.Accepted<Position, Action>) game.judge(position, action);
            accepted.events().stream()
                    .map(event -> SheetRule.valueOf(event.rule().name()))
                    .forEach(spoken::add);
            position = accepted.next();
        }
    }

    @Test
    void everyHouseRulingIsExplained() throws IOException {
        String page = Files.readString(Path.of("../../../docs/games/ogres-and-elves.md"));
        for (HouseRuling ruling : Kingdoms.game("FIRST", 2).rulings()) {
            String answers = "`" + String.join("`, `", ruling.allowed()) + "`";
            assertThat(page).contains("| `" + ruling.key() + "` | " + answers + " |");
        }
    }
}

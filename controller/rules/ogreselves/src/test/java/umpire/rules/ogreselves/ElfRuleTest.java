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
import umpire.rules.kernel.Ruling;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Every rule is spoken, by a refusal or by an event. */
class ElfRuleTest {
    @Test
    void noRuleIsSilent() throws IOException {
        Set<ElfRule> spoken = EnumSet.noneOf(ElfRule.class);
        StringBuilder refused = new StringBuilder();
        for (String test : List.of("ElfRefusalTest", "ElfReasonTest", "ElfHouseTest", "SheetExamplesTest")) {
            refused.append(Files.readString(Path.of("src/test/java/umpire/rules/ogreselves/" + test + ".java")));
        }
        Arrays.stream(ElfRule.values())
                .filter(rule -> refused.toString().matches("(?s).*\\b" + rule.name() + "\\b.*"))
                .forEach(spoken::add);
        for (String variant : List.of("FIRST", "SECOND", "THIRD")) {
            for (int seed = 0; seed < 12; seed++) {
                play(Kingdoms.game(variant, 3), new Random(seed), spoken);
            }
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(spoken))).isEmpty();
    }

    private static void play(Game<Quest, QuestAction> game, Random random, Set<ElfRule> spoken) {
        Quest quest = game.opening();
        while (!(game.awaited(quest) instanceof Awaited.Nothing)) {
            QuestAction action = RandomAction.of(game, quest, random::nextInt);
            Ruling.Accepted<Quest, QuestAction> accepted =
                    (Ruling.Accepted<Quest, QuestAction>) game.judge(quest, action);
            accepted.events().stream()
                    .map(event -> ElfRule.valueOf(event.rule().name()))
                    .forEach(spoken::add);
            quest = accepted.next();
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

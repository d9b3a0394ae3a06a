package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;

/** Cases that were written from the sheet, by somebody who had not seen how the rules are programmed. */
class SheetCasesTest {
    private static final Path FILE = Path.of("src/test/resources/sheet-cases.txt");

    static List<SheetCase> cases() throws IOException {
        return CaseFile.read(FILE, SheetCase::parse);
    }

    @Test
    void thereAreTwoHundredCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(200).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsPlayedAsTheSheetSays(SheetCase told) {
        Game<Quest, QuestAction> game = Kingdoms.game(told.variant(), told.elves());
        Quest quest = start(game, told);
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            quest = done(game, quest, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(game, waived(game, quest, last), last)).isFalse();
        } else {
            holds(game, done(game, quest, last), told.after());
        }
    }

    private static Quest start(Game<Quest, QuestAction> game, SheetCase told) {
        return switch (told.before()) {
            case "opening" -> game.opening();
            case "salted" -> salted(game);
            case "set-up" -> setUp(game);
            default -> game.readPosition(told.position()).orThrow();
        };
    }

    /** Lays out what there is, in the order of colours. */
    private static Quest salted(Game<Quest, QuestAction> game) {
        Quest quest = game.opening();
        while (quest.phase() instanceof QuestPhase.Salting) {
            quest = accepted(game, quest, game.actions(quest).get(0));
        }
        return quest;
    }

    private static Quest setUp(Game<Quest, QuestAction> game) {
        Quest quest = salted(game);
        while (quest.phase() instanceof QuestPhase.Placing) {
            quest = accepted(game, quest, game.actions(quest).get(0));
        }
        return quest;
    }

    private static Quest accepted(Game<Quest, QuestAction> game, Quest quest, QuestAction action) {
        return GamePlay.after(game, quest, action);
    }

    /** An Elf is done with handling, or with waiting as a captive, before it rolls. */
    private static Quest waived(Game<Quest, QuestAction> game, Quest quest, String action) {
        boolean handles = quest.phase() instanceof QuestPhase.Handling || quest.phase() instanceof QuestPhase.Bound;
        return handles && action.startsWith("roll") ? done(game, quest, "done") : quest;
    }

    private static Quest done(Game<Quest, QuestAction> game, Quest before, String action) {
        Quest quest = waived(game, before, action);
        assertThat(legal(game, quest, action))
                .as("%s in %s", action, game.writePosition(quest))
                .isTrue();
        return accepted(game, quest, game.readAction(quest, action).orThrow());
    }

    private static boolean legal(Game<Quest, QuestAction> game, Quest quest, String action) {
        return game.readAction(quest, action) instanceof Parsed.Good<QuestAction> read
                && game.judge(quest, read.value()) instanceof Ruling.Accepted;
    }

    private static void holds(Game<Quest, QuestAction> game, Quest quest, String after) {
        if (after.equals("yes")) {
            return;
        }
        Map<String, String> table = SheetCase.read(game.writePosition(quest));
        table.put("score", String.valueOf(game.scores(quest).get(0).points()));
        Map<String, String> expected = sorted(SheetCase.entries(after));
        table.keySet().retainAll(expected.keySet());
        assertThat(sorted(table)).isEqualTo(expected);
    }

    /** Things may be written in any order. */
    private static Map<String, String> sorted(Map<String, String> table) {
        Map<String, String> sorted = new TreeMap<>();
        table.forEach((name, value) -> {
            int bag = value.indexOf(':') + 1;
            char[] letters = value.substring(bag).toCharArray();
            Arrays.sort(letters);
            sorted.put(name, value.substring(0, bag) + new String(letters));
        });
        return sorted;
    }
}

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
import umpire.rules.kernel.Verdict;

/** Cases that were written from the sheet alone, without knowledge of the program. */
class OgresElvesCasesTest {
    private static final Path FILE = Path.of("src/test/resources/sheet-cases.txt");

    static List<OgresElvesCase> cases() throws IOException {
        return CaseFile.read(FILE, OgresElvesCase::parse);
    }

    @Test
    void thereAreTwoHundredCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(200).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsPlayedAsTheSheetSays(OgresElvesCase told) {
        Game<Position, Action> game = Kingdoms.game(told.variant(), told.elves());
        Position state = start(game, told);
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            state = done(game, state, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(game, waived(game, state, last), last)).isFalse();
        } else {
            holds(game, done(game, state, last), told.after());
        }
    }

    private static Position start(Game<Position, Action> game, OgresElvesCase told) {
        return switch (told.before()) {
            case "opening" -> game.opening();
            case "salted" -> salted(game);
            case "set-up" -> setUp(game);
            default -> game.readPosition(told.position()).orThrow();
        };
    }

    /** Lays out what there is, in the order of colours. */
    private static Position salted(Game<Position, Action> game) {
        Position state = game.opening();
        while (state.phase() instanceof Phase.Salting) {
            state = accepted(game, state, game.actions(state).get(0));
        }
        return state;
    }

    private static Position setUp(Game<Position, Action> game) {
        Position state = salted(game);
        while (state.phase() instanceof Phase.Placing) {
            state = accepted(game, state, game.actions(state).get(0));
        }
        return state;
    }

    private static Position accepted(Game<Position, Action> game, Position state, Action action) {
        return GamePlay.after(game, state, action);
    }

    /** An Elf is done with handling, or with waiting as a captive, before it rolls. */
    private static Position waived(Game<Position, Action> game, Position state, String action) {
        boolean handles = state.phase() instanceof Phase.Handling || state.phase() instanceof Phase.Bound;
        return handles && action.startsWith("roll") ? done(game, state, "done") : state;
    }

    private static Position done(Game<Position, Action> game, Position before, String action) {
        Position state = waived(game, before, action);
        assertThat(legal(game, state, action))
                .as("%s in %s", action, game.writePosition(state))
                .isTrue();
        return accepted(game, state, game.readAction(state, action).orThrow());
    }

    private static boolean legal(Game<Position, Action> game, Position state, String action) {
        return game.readAction(state, action) instanceof Parsed.Good<Action> read
                && game.judge(state, read.value()) instanceof Verdict.Accepted;
    }

    private static void holds(Game<Position, Action> game, Position state, String after) {
        if (after.equals("yes")) {
            return;
        }
        Map<String, String> table = OgresElvesCase.read(game.writePosition(state));
        table.put("score", String.valueOf(game.scores(state).get(0).points()));
        Map<String, String> expected = sorted(OgresElvesCase.entries(after));
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

package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/** Cases that were written from the sheet and the house rulings, before the rules were tried on them. */
class DieMenCasesTest {
    private static final Path FILE = Path.of("src/test/resources/sheet-cases.txt");
    private static final Map<Map<String, String>, Game<Position, Action>> GAMES = new HashMap<>();

    private Game<Position, Action> game = Battles.game(Battles.PROVING_GROUND);

    static List<DieMenCase> cases() throws IOException {
        return CaseFile.read(FILE, DieMenCase::parse);
    }

    @Test
    void thereAreAHundredAndFiftyCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBattleIsFoughtAsTheSheetSays(DieMenCase told) {
        game = GAMES.computeIfAbsent(
                told.answers(),
                answers -> Battles.open(Battles.PROVING_GROUND, answers).orThrow());
        Position state = game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            state = done(state, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(state, last)).isFalse();
        } else {
            holds(done(state, last), told.expected());
        }
    }

    private Position done(Position state, String action) {
        if (action.isEmpty()) {
            return state;
        }
        assertThat(legal(state, action))
                .as("%s in %s", action, game.writePosition(state))
                .isTrue();
        return Battles.next(game, state, game.readAction(state, action).orThrow());
    }

    private boolean legal(Position state, String action) {
        return game.readAction(state, action) instanceof Parsed.Good<Action> read
                && game.judge(state, read.value()) instanceof Verdict.Accepted;
    }

    private void holds(Position state, Map<String, String> expected) {
        Map<String, String> told = new LinkedHashMap<>();
        expected.keySet().forEach(asked -> told.put(asked, DieMenCase.told(game, state, asked)));
        assertThat(told).isEqualTo(expected);
    }
}

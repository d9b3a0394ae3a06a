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
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;

/** Cases that were written from the sheet and the house's answers, before the rules were tried on them. */
class BattleCasesTest {
    private static final Path FILE = Path.of("src/test/resources/sheet-cases.txt");
    private static final Map<Map<String, String>, Game<Conflict, ConflictAction>> GAMES = new HashMap<>();

    private Game<Conflict, ConflictAction> game = Battles.game(Battles.PROVING_GROUND);

    static List<BattleCase> cases() throws IOException {
        return CaseFile.read(FILE, BattleCase::parse);
    }

    @Test
    void thereAreAHundredAndFiftyCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBattleIsFoughtAsTheSheetSays(BattleCase told) {
        game = GAMES.computeIfAbsent(
                told.answers(),
                answers -> Battles.open(Battles.PROVING_GROUND, answers).orThrow());
        Conflict conflict = game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            conflict = done(conflict, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(conflict, last)).isFalse();
        } else {
            holds(done(conflict, last), told.expected());
        }
    }

    private Conflict done(Conflict conflict, String action) {
        if (action.isEmpty()) {
            return conflict;
        }
        assertThat(legal(conflict, action))
                .as("%s in %s", action, game.writePosition(conflict))
                .isTrue();
        return Battles.next(game, conflict, game.readAction(conflict, action).orThrow());
    }

    private boolean legal(Conflict conflict, String action) {
        return game.readAction(conflict, action) instanceof Parsed.Good<ConflictAction> read
                && game.judge(conflict, read.value()) instanceof Ruling.Accepted;
    }

    private void holds(Conflict conflict, Map<String, String> expected) {
        Map<String, String> told = new LinkedHashMap<>();
        expected.keySet().forEach(asked -> told.put(asked, BattleCase.told(game, conflict, asked)));
        assertThat(told).isEqualTo(expected);
    }
}

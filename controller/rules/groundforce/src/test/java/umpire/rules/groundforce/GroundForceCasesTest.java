package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;

/** Cases written from the sheet before the code was tested with them. */
class GroundForceCasesTest {
    private static final Path FILE = Path.of("src/test/resources/ground-sheet-cases.txt");

    static List<GroundForceCase> cases() throws IOException {
        return CaseFile.read(FILE, GroundForceCase::parse);
    }

    @Test
    void thereAreTwoHundredCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(200).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsPlayedAsTheSheetSays(GroundForceCase told) {
        Game<Position, Action> game = GroundForceGames.game(told.house());
        Position state = told.opening()
                ? game.opening()
                : game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            state = done(game, state, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(legal(game, state, last)).isFalse();
        } else {
            holds(game, done(game, state, last), told.after());
        }
    }

    private static Position done(Game<Position, Action> game, Position state, String action) {
        assertThat(legal(game, state, action))
                .as("%s in %s", action, game.writePosition(state))
                .isTrue();
        Action read = game.readAction(state, action).orThrow();
        return GamePlay.after(game, state, read);
    }

    /** Returns whether an action is accepted; asserts that it is listed exactly then. */
    private static boolean legal(Game<Position, Action> game, Position state, String action) {
        Action read = game.readAction(state, action) instanceof Parsed.Good<Action> good
                ? good.value()
                : game.readAction(state, action).orThrow();
        boolean accepted = game.judge(state, read) instanceof Verdict.Accepted;
        assertThat(game.actions(state).contains(read)).as(action).isEqualTo(accepted);
        return accepted;
    }

    private static void holds(Game<Position, Action> game, Position state, String after) {
        Map<String, String> table = GroundForceCase.read(game.writePosition(state));
        Map<String, String> seen = new LinkedHashMap<>();
        Map<String, String> expected = GroundForceCase.entries(after, "[:=]");
        expected.keySet().forEach(name -> seen.put(name, table.getOrDefault(name, "-")));
        assertThat(seen).as(game.writePosition(state)).isEqualTo(expected);
    }
}

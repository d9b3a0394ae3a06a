package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Verdict;

/** Cases whose results were worked out from the sheet and the house rulings, with the geometry by hand. */
class DicelandCasesTest {
    private static final Path FILE = Path.of("src/test/resources/diceland-cases.txt");

    /** Answers are given to the hundredth of a millimetre. */
    private static final double EXACT = 0.02;

    static List<DicelandCase> cases() throws IOException {
        return CaseFile.read(FILE, DicelandCase::parse);
    }

    @Test
    void thereAreAHundredAndFiftyCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGameIsPlayedAsTheSheetSays(DicelandCase told) {
        Game<Position, Action> game = Duels.game(
                told.scenario().get(0), told.scenario().stream().skip(1).toArray(String[]::new));
        Position state = told.before().containsKey("opening")
                ? game.opening()
                : game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            state = done(game, state, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(judged(game, state, last))
                    .isInstanceOfSatisfying(
                            Verdict.Refused.class,
                            refused -> assertThat(refused.rule().section())
                                    .as(refused.rule().name() + ": " + refused.why())
                                    .isEqualTo(told.section()));
        } else {
            holds(game, done(game, state, last), told.after());
        }
    }

    private static Verdict<Position, Action> judged(Game<Position, Action> game, Position state, String action) {
        Parsed<Action> read = game.readAction(state, DicelandCase.written(action));
        return game.judge(state, read.orThrow());
    }

    private static Position done(Game<Position, Action> game, Position state, String action) {
        Verdict<Position, Action> ruling = judged(game, state, action);
        assertThat(ruling).as("%s in %s", action, game.writePosition(state)).isInstanceOf(Verdict.Accepted.class);
        return ((Verdict.Accepted<Position, Action>) ruling).next();
    }

    private static void holds(Game<Position, Action> game, Position state, String after) {
        for (Map.Entry<String, String> expected : DicelandCase.entries(after).entrySet()) {
            switch (expected.getKey()) {
                case "ok" -> assertThat(state).isNotNull();
                case "red" -> points(game, state, Commander.RED, expected.getValue());
                case "blue" -> points(game, state, Commander.BLUE, expected.getValue());
                case "turn" -> assertThat(state.active().word()).isEqualTo(expected.getValue());
                case "armor" ->
                    assertThat(state.armor(Commander.RED) + "," + state.armor(Commander.BLUE))
                            .isEqualTo(expected.getValue());
                case "flags" -> assertThat(String.join(",", state.flags())).isEqualTo(expected.getValue());
                case "lines" -> assertThat(game.writePosition(state)).endsWith(" | " + expected.getValue());
                case "awaits" ->
                    assertThat(game.writePosition(state)
                                    .split(" \\| ")[0]
                                    .split(" ", 2)[1]
                                    .replace(' ', '_'))
                            .isEqualTo(expected.getValue());
                case "card" -> assertThat(card(state)).isEqualTo(expected.getValue());
                default -> die(game, state, expected.getKey(), expected.getValue());
            }
        }
    }

    private static String card(Position state) {
        return state.fighter("ogre-blue")
                .card()
                .map(card -> (card.circles() + "/" + card.treads()).replaceAll("[\\[\\] ]", ""))
                .orElseThrow();
    }

    private static void points(Game<Position, Action> game, Position state, Commander who, String points) {
        assertThat(game.scores(state).get(who.index()).points()).isEqualTo(Integer.parseInt(points));
    }

    private static void die(Game<Position, Action> game, Position state, String name, String where) {
        String position = game.writePosition(state);
        String written = position.replaceAll(".*\\b" + name + ":[a-z]+@([^ :]+).*", "$1");
        if (!where.contains("@")) {
            assertThat(written.split(",")[0]).as(name + " in " + position).isEqualTo(where);
            return;
        }
        Fighter fighter = state.fighter(name);
        assertThat(fighter.lying()).as(name + " in " + position).isPresent();
        String[] expected = DicelandCase.tagged(where).split(",");
        Pose pose = new Pose(
                Double.parseDouble(expected[1]), Double.parseDouble(expected[2]), Double.parseDouble(expected[3]));
        Pose lies = fighter.lying().orElseThrow().pose();
        assertThat(written.split(",")[0]).isEqualTo(expected[0]);
        assertThat(lies.distanceMm(pose)).as(written).isCloseTo(0, within(EXACT));
        assertThat(lies.turnDeg(pose)).as(written).isCloseTo(0, within(EXACT));
    }
}

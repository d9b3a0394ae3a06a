package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.kernel.CaseFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Ruling;

/** Cases whose answers were worked out from the sheet and the house's answers, with the geometry by hand. */
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
        Game<Duel, DuelAction> game = Duels.game(
                told.scenario().get(0), told.scenario().stream().skip(1).toArray(String[]::new));
        Duel duel = told.before().containsKey("opening")
                ? game.opening()
                : game.readPosition(told.position()).orThrow();
        List<String> actions = told.actions();
        for (String action : actions.subList(0, actions.size() - 1)) {
            duel = done(game, duel, action);
        }
        String last = actions.get(actions.size() - 1);
        if (told.refused()) {
            assertThat(judged(game, duel, last))
                    .isInstanceOfSatisfying(
                            Ruling.Refused.class,
                            refused -> assertThat(refused.rule().section())
                                    .as(refused.rule().name() + ": " + refused.why())
                                    .isEqualTo(told.section()));
        } else {
            holds(game, done(game, duel, last), told.after());
        }
    }

    private static Ruling<Duel, DuelAction> judged(Game<Duel, DuelAction> game, Duel duel, String action) {
        String written = Arrays.stream(action.split(" "))
                .map(word ->
                        word.contains("=") ? word.split("=")[0] + "=" + DicelandCase.tagged(word.split("=")[1]) : word)
                .collect(java.util.stream.Collectors.joining(" "));
        Parsed<DuelAction> read = game.readAction(duel, written);
        return game.judge(duel, read.orThrow());
    }

    private static Duel done(Game<Duel, DuelAction> game, Duel duel, String action) {
        Ruling<Duel, DuelAction> ruling = judged(game, duel, action);
        assertThat(ruling).as("%s in %s", action, game.writePosition(duel)).isInstanceOf(Ruling.Accepted.class);
        return ((Ruling.Accepted<Duel, DuelAction>) ruling).next();
    }

    private static void holds(Game<Duel, DuelAction> game, Duel duel, String after) {
        for (Map.Entry<String, String> expected : DicelandCase.entries(after).entrySet()) {
            switch (expected.getKey()) {
                case "ok" -> assertThat(duel).isNotNull();
                case "red" -> points(game, duel, Commander.RED, expected.getValue());
                case "blue" -> points(game, duel, Commander.BLUE, expected.getValue());
                case "turn" -> assertThat(duel.active().word()).isEqualTo(expected.getValue());
                case "armor" ->
                    assertThat(duel.armor(Commander.RED) + "," + duel.armor(Commander.BLUE))
                            .isEqualTo(expected.getValue());
                case "flags" -> assertThat(String.join(",", duel.flags())).isEqualTo(expected.getValue());
                case "lines" -> assertThat(game.writePosition(duel)).endsWith(" | " + expected.getValue());
                case "awaits" ->
                    assertThat(game.writePosition(duel)
                                    .split(" \\| ")[0]
                                    .split(" ", 2)[1]
                                    .replace(' ', '_'))
                            .isEqualTo(expected.getValue());
                case "card" -> assertThat(card(duel)).isEqualTo(expected.getValue());
                default -> die(game, duel, expected.getKey(), expected.getValue());
            }
        }
    }

    private static String card(Duel duel) {
        return duel.fighter("ogre-blue")
                .card()
                .map(card -> (card.circles() + "/" + card.treads()).replaceAll("[\\[\\] ]", ""))
                .orElseThrow();
    }

    private static void points(Game<Duel, DuelAction> game, Duel duel, Commander who, String points) {
        assertThat(game.scores(duel).get(who.index()).points()).isEqualTo(Integer.parseInt(points));
    }

    private static void die(Game<Duel, DuelAction> game, Duel duel, String name, String where) {
        String position = game.writePosition(duel);
        String written = position.replaceAll(".*\\b" + name + ":[a-z]+@([^ :]+).*", "$1");
        if (!where.contains("@")) {
            assertThat(written.split(",")[0]).as(name + " in " + position).isEqualTo(where);
            return;
        }
        Fighter fighter = duel.fighter(name);
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

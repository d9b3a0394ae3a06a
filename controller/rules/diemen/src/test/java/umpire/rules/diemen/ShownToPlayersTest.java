package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** The pages draw dice beside the board, and mark the space that a strategy names. */
class ShownToPlayersTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);

    /** Millimetres to keep free beside a tray: a die's corners stick out of the square it is taken for, and its edge is blurred. */
    private static final double LEAST_GAP_MM = 10;

    private static final String BATTLE =
            " | hold 4,4,4 - open 0 | hold 5,5,9,9 - open 0 | red:d2:2I,blue:d1:%s | - | - | red:d2:d1:close:3x7:0:2";
    private static final String KNOCKING = "1 knocking" + BATTLE.formatted("2I");
    private static final String LOSING = "1 losing 1" + BATTLE.formatted("1I1H");

    private static Position state(String before) {
        DieMenCase told = DieMenCase.parse(1, "| " + before + " | red:d2:2I,blue:d1:2I | pass | no");
        return GAME.readPosition(told.position()).orThrow();
    }

    @Test
    void setsAndGobbleDiceAreRowsOfDiceOfTheirSide() {
        assertThat(dice(state("red hold 4,4,9,7,7,7 blue hold -+4,4,2")))
                .containsExactly("Red sets [7, 7, 7, 4, 4]", "Blue Gobble Dice [4, 4, 2]");
    }

    @Test
    void theDiceOfAnAttackAndThoseAgainstItStayInViewUntilItsEnd() {
        Position gobbling = GAME.readPosition("1 gobbling | hold 4,4,4 - open 0 | hold 9 - open 0 "
                        + "| red:d2:3I,blue:d1:1D2I | - | - | red:d2:d1:close:4x7:0:3")
                .orThrow();
        assertThat(dice(gobbling))
                .containsExactly("Red attack on d1 [7, 7, 7, 7]", "Red sets [4, 4, 4]", "Blue Defenders' dice [10]");
        Position struck = Battles.next(
                GAME, gobbling, GAME.readAction(gobbling, "gobble free").orThrow());
        assertThat(dice(struck)).noneMatch(row -> row.contains("attack"));
    }

    private static List<String> dice(Position position) {
        return GAME.view(position, new Viewer.Public()).dice().stream()
                .map(row -> row.seat() + " " + row.what() + " "
                        + row.dice().stream().map(DieShown::face).toList())
                .toList();
    }

    @Test
    void noMarkCoversTheLettersOfSquadsThatMayMoveFreely() {
        assertThat(GAME.view(state("marching-red red hold blue hold"), new Viewer.Public())
                        .marks())
                .isEmpty();
    }

    @Test
    void dicePoolsAreNotRepeatedAsLinesOfText() {
        assertThat(GAME.view(state("red hold 4,4 blue hold -+4"), new Viewer.Public())
                        .facts())
                .noneMatch(fact -> fact.contains("sets") || fact.contains("Gobble"));
    }

    @Test
    void aStrategySaysWhatSetsMayBeSpentOn() {
        assertThat(facts("red hold 4,4 blue retreat 3,3"))
                .contains(
                        "Red: Hold (defend, attack, or move to where your troops stand)",
                        "Blue: Retreat (move, never nearer to an enemy; defend if surrounded)");
    }

    /** A page shows the goals of each side above the facts. */
    @Test
    void whatTheScoreCountsIsNoLineOfTextBesides() {
        assertThat(facts("red hold 4,4 blue hold")).noneMatch(fact -> fact.contains(" units"));
    }

    @Test
    void theEffectOfDefenceDiceIsToldWhileThereAreAny() {
        String told =
                "Each die of a defence cancels a die of an attack that is no higher. An attack with one die left does nothing";
        assertThat(facts("red hold 4,4 blue hold -+4")).contains(told);
        assertThat(facts("red hold 4,4 blue hold 3,3")).doesNotContain(told);
    }

    @Test
    void ofEqualSetsItIsToldWhichComesFirst() {
        Position tied = state("red hold 4,4 blue hold 4,4");
        assertThat(GAME.awaited(tied))
                .isEqualTo(new Awaited.Choice(
                        BattleSide.RED.seat(), "both sides have 2x4: say what yours is for", "both sides have two 4s"));
        assertThat(List.of("name defend", "name attack", "name move", "name nothing"))
                .map(written -> GAME.readAction(tied, written).orThrow())
                .map(action -> GAME.describe(tied, action) + "; "
                        + GAME.preview(tied, action, tied).orElseThrow() + "; "
                        + GAME.kind(tied, action).says())
                .containsExactly(
                        "use the set for defence; comes first; say what the set is for",
                        "use the set for an attack; comes after defence; say what the set is for",
                        "use the set for a move; comes after attacks; say what the set is for",
                        "pass: the set is lost; the set is lost; pass");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            red hold 4,4 blue hold           | your two 4s are the widest set left
            red hold 4,4,4 blue hold 3,3     | your three 4s are the widest set left
            red hold 4,4 blue hold 3,3       | your two 4s are the highest of the widest sets
            red hold 4,4,3,3 blue hold       | your two 4s are the highest of the widest sets
            marching-red red hold blue hold  | Free Movement: one space for each squad
            """)
    void theQuestionBeginsWithTheReasonForTheTurn(String before, String situation) {
        assertThat(GAME.awaited(state(before)))
                .isInstanceOfSatisfying(
                        Awaited.Choice.class,
                        choice -> assertThat(choice.situation()).isEqualTo(situation));
    }

    private static List<String> facts(String before) {
        return GAME.view(state(before), new Viewer.Public()).facts();
    }

    @Test
    void onlyTheUnitsThatStillMarchAreNamed() {
        DieMenCase told = DieMenCase.parse(
                1, "| marching-red red hold blue hold | red:d1:1I,red:d2:1F,blue:a5:4I | march d1 d2 | yes");
        Position joined = GAME.readPosition(told.position()).orThrow();
        for (String played : List.of("march d1 d2", "done")) {
            joined = Battles.next(GAME, joined, GAME.readAction(joined, played).orThrow());
        }
        assertThat(GAME.describe(joined, GAME.readAction(joined, "march d2 d3").orThrow()))
                .isEqualTo("1 Flier goes freely from d2 to d3");
    }

    @Test
    void diceAtTheEdgeOfATrayReachIntoNoSpace() {
        Board board = GAME.board();
        double edgeMm = board.area(new Place("tray-red")).outline().stream()
                .mapToDouble(Point::xMm)
                .min()
                .orElseThrow();
        assertThat(board.areas())
                .filteredOn(area -> !area.tint().equals(Area.Tint.DICE_TRAY))
                .isNotEmpty()
                .allSatisfy(area ->
                        assertThat(area.outline()).allMatch(point -> Math.abs(point.xMm()) < edgeMm - LEAST_GAP_MM));
    }

    @Test
    void deployAndSeizeNameASpaceHoldAndRetreatNone() {
        Position declaring = GAME.opening();
        assertThat(goals(declaring, "red deploy c3")).containsExactly("c3");
        assertThat(goals(declaring, "blue seize c3")).containsExactly("c3");
        assertThat(goals(declaring, "red hold")).isEmpty();
    }

    @Test
    void aKnockedDieNeedsNoTouchThoughUnitsAreLostWithIt() {
        Position knocking = GAME.readPosition(KNOCKING).orThrow();
        Action knock = GAME.readAction(knocking, "knock 5").orThrow();
        assertThat(GAME.judge(knocking, knock))
                .isInstanceOfSatisfying(
                        Verdict.Accepted.class,
                        ruling ->
                                assertThat(GAME.show((Position) ruling.next())).isNotEqualTo(GAME.show(knocking)));
        assertThat(GAME.intermediatePlacement(knocking, knock)).contains(GAME.show(knocking));
        assertThat(GAME.touches(knocking, knock)).isEmpty();
    }

    @Test
    void aLostUnitIsTouched() {
        Position losing = GAME.readPosition(LOSING).orThrow();
        Action lose = GAME.readAction(losing, "lose H").orThrow();
        assertThat(GAME.touches(losing, lose)).extracting(Place::name).containsExactly("d1");
        assertThat(GAME.touched(losing, lose)).hasToString("{d1=blue-chariots}");
    }

    @Test
    void passingASetIsNoWaiver() {
        assertThat(GAME.pass(state("red hold 4,4,9 blue hold 4"))).isEmpty();
    }

    private static List<String> goals(Position declaring, String action) {
        return GAME.goals(declaring, GAME.readAction(declaring, action).orThrow()).stream()
                .map(Object::toString)
                .toList();
    }
}

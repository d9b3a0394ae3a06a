package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/** A wrong move by hand is explained for the moved units: some of a squad may go where others may not. */
class DieMenAttemptTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);

    private static Position state(String before, String squads) {
        DieMenCase told = DieMenCase.parse(1, "| " + before + " | " + squads + " | | no");
        return GAME.readPosition(told.position()).orThrow();
    }

    /** Counters taken from a space and put on another, or beside the map. */
    private static Placement moved(Position state, String from, String to, String tokens) {
        List<Standing> seen = new ArrayList<>(GAME.show(state).standings());
        for (String token : tokens.split(",")) {
            assertThat(seen.remove(Standing.on(new Place(from), new Token(token))))
                    .isTrue();
            if (!to.equals("off")) {
                seen.add(Standing.on(new Place(to), new Token(token)));
            }
        }
        return new Placement(seen);
    }

    private static Optional<Action> attempted(Position state, String from, String to, Placement seen) {
        List<Place> filled = to.equals("off") ? List.of() : List.of(new Place(to));
        return GAME.attempt(state, List.of(new Place(from)), filled, seen);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            marching-red red hold blue hold | red:e2:3A,blue:a5:4I          | e2 | e3  | red-archers,red-archers,red-archers | ROUGH_IS_SLOW
            marching-red red hold blue hold | red:e2:3A,blue:a5:4I          | e2 | e3  | red-archers                | ROUGH_IS_SLOW
            marching-red red hold blue hold | red:e2:1A1C,blue:a5:4I        | e2 | e3  | red-archers,red-cavalry    | ROUGH_IS_SLOW
            marching-red red hold blue hold | red:e2:3A,blue:a5:4I          | e2 | d2  | red-archers                | SQUAD_KEEPS_TOGETHER
            marching-red red hold blue hold | red:d1:1I1S,blue:a5:4I        | d1 | d2  | red-siege-engines          | SIEGE_STAYS
            marching-red red hold blue hold | red:d1:1I1S,blue:a5:4I        | d1 | d2  | red-siege-engines,red-infantry | SIEGE_STAYS
            marching-red red hold blue hold | red:d1:2I,blue:a5:4I          | a5 | b5  | blue-infantry              | TROOPS_ARE_THERE
            red seize:d3 4,4 blue hold      | red:d1:1I1S,blue:a5:4I        | d1 | d2  | red-siege-engines          | SIEGE_NEEDS_COMPANY
            red seize:d3 4,4 blue hold      | red:d2:1H1I,blue:a5:4I        | d2 | d3  | red-chariots               | CHARIOTS_KEEP_OFF
            red seize:d3 4,4 blue hold      | red:d2:1H1I,blue:a5:4I        | d2 | d1  | red-infantry               | SEIZE_KEEPS_NEAR
            red seize:d3 4,4 blue hold      | red:d2:2I,blue:d3:4I          | d2 | d3  | red-infantry               | ENEMIES_BAR
            red seize:d3 4,4 blue hold      | red:d2:2I,blue:a5:4I          | a5 | a4  | blue-infantry              | TROOPS_ARE_THERE
            red seize:d3 4,4 blue hold      | red:d1:2I,blue:a5:4I          | d1 | off | red-infantry               | LEAVE_IN_RETREAT
            declaring                       | red:d1:2I,blue:a5:4I          | d1 | d2  | red-infantry               | DECLARE_FIRST
            rolling red hold blue hold      | red:d1:2I,blue:a5:4I          | d1 | d2  | red-infantry               | ROLL_SECOND
            red hold 4,4 blue hold 4,4      | red:d2:2I,blue:d1:2I          | d2 | d3  | red-infantry               | EQUAL_SETS_ARE_NAMED
            """)
    void theReasonIsThatOfTheMovedUnits(
            String before, String squads, String from, String to, String tokens, String rule) {
        Position state = state(before, squads);
        Action action =
                attempted(state, from, to, moved(state, from, to, tokens)).orElseThrow();
        assertThat(GAME.judge(state, action))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.rule().name()).isEqualTo(rule));
    }

    @Test
    void aWholeSquadThatMayGoIsNoWrongMove() {
        Position marching = state("marching-red red hold blue hold", "red:d1:2I1S,blue:a5:4I");
        Placement seen = moved(marching, "d1", "d2", "red-infantry,red-infantry");
        assertThat(attempted(marching, "d1", "d2", seen).map(GAME::write)).contains("march d1 d2");
    }

    @Test
    void aSquadThatIsPartlySeenCountsAsTheWholeSquad() {
        Position spending = state("red seize:d3 4,4 blue hold", "red:d1:2I1S,blue:a5:4I");
        assertThat(attempted(spending, "d1", "d2", GAME.show(spending)).map(GAME::write))
                .contains("move d1 d2 2I1S");
    }

    @Test
    void severalMovesAtOnceMeanNoAction() {
        Position spending = state("red seize:d3 4,4 blue hold", "red:d1:2I,red:e1:1I,blue:a5:4I");
        List<Place> two = List.of(new Place("d1"), new Place("e1"));
        assertThat(GAME.attempt(spending, two, List.of(new Place("d2")), GAME.show(spending)))
                .isEmpty();
        assertThat(GAME.attempt(spending, List.of(new Place("d1")), two, GAME.show(spending)))
                .isEmpty();
        assertThat(GAME.attempt(spending, List.of(), Collections.nCopies(1, new Place("d2")), GAME.show(spending)))
                .isEmpty();
    }

    @Test
    void troopsThatHoldAreToldThatTheyMoveOnlyToEachOther() {
        Position state = state("red hold 4,4 blue hold", "red:d2:2I,blue:a5:2I");
        Action action = attempted(state, "d2", "d3", moved(state, "d2", "d3", "red-infantry"))
                .orElseThrow();
        assertThat(GAME.judge(state, action))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.quoted())
                                .isEqualTo(
                                        "Red holds: its troops move only to spaces where others of them stand, and none stand on d3."
                                                + " (Rulebook, “Steps 1 Hold”)"));
    }

    private static Optional<Action> touched(Position state, String spaces) {
        return GAME.meantByTouch(
                state,
                Arrays.stream(spaces.split(" "))
                        .map(space -> new TouchedTokens(new Place(space), List.of()))
                        .toList());
    }

    /** Touched one after the other: who attacks, and who may not be attacked. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            red hold 4,4 blue hold          | red:d2:2I,blue:d4:2I          | d2 d4    | ATTACK_IS_ADJACENT: d4 is not next to d2.
            red hold 4,4 blue hold          | red:d2:2A,blue:a5:2I          | d2 a5    | ARCHERS_REACH: a5 is 5 spaces away from d2.
            red hold 4,4 blue hold          | red:d2:1A1I,blue:a5:2I        | d2 a5    | ATTACK_IS_ADJACENT: a5 is not next to d2.
            red hold 4,4 blue hold          | red:d1:1S1A,blue:d4:2I        | d1 d4    | SIEGE_DISTANCE: The Siege Engines on d1 cannot attack d4, 3 spaces away.
            red deploy:d3 4,4 blue hold     | red:d2:2I,blue:d3:2I          | d2 d3    | DEPLOY_ATTACKS_NOT: Troops that deploy do not attack.
            red hold 4,4 blue hold          | red:d2:2I,red:d3:2I,blue:a5:2I | d2 d3   | ENEMY_IS_ATTACKED: No troops of Blue stand on d3.
            red hold 4,4 blue hold          | red:d2:2I,blue:d3:2I          | d3 d2    | TROOPS_ARE_THERE: It is Red's turn. The troops on d3 are Blue's.
            red hold 4,4 blue hold          | red:d2:2I,red:a1:2A,blue:d5:2I | a1 d5 d2 d5 | ATTACK_IS_ADJACENT: d5 is not next to d2.
            marching-red red hold blue hold | red:d2:2I,blue:d4:2I          | d2 d4    | FREE_MOVEMENT_COMES_LAST: After the sets are spent, squads move freely, and nothing else is done.
            declaring                       | red:d2:2I,blue:d3:2I          | d2 d3    | DECLARE_FIRST: A round begins with both sides picking their strategies.
            rolling red hold blue hold      | red:d2:2I,blue:d3:2I          | d2 d3    | ROLL_SECOND: Both sides roll as soon as the strategies are known.
            """)
    void touchesThatNameNoLegalAttackAreExplained(String before, String squads, String spaces, String says) {
        Position state = state(before, squads);
        assertThat(touched(state, spaces)
                        .map(meant -> GAME.judge(state, meant) instanceof Verdict.Refused<?, ?> refused
                                ? refused.rule().name() + ": " + refused.why()
                                : GAME.write(meant) + " is legal")
                        .orElse("legal"))
                .as("%s touched with %s", spaces, squads)
                .isEqualTo(says);
    }

    @Test
    void whileUnitsAreLostATouchOfOtherUnitsIsExplained() {
        Position losing = GAME.readPosition(
                        "1 losing 1 | hold 4,4,4 - open 0 | hold 5,5,9,9 - open 0 | red:d2:2I,blue:d1:1I1H,blue:a5:1I | - | - | "
                                + "red:d2:d1:close:3x7:0:2")
                .orThrow();
        assertThat(GAME.judge(losing, touched(losing, "a5").orElseThrow()))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.rule().name()).isEqualTo("LOSSES_ARE_PICKED"));
    }

    @Test
    void touchesOfOneSquadOrOfALegalAttackAreNotRefused() {
        Position spending = state("red hold 4,4 blue hold", "red:d2:1I1A,blue:d3:2I");
        assertThat(touched(spending, "d2")).isEmpty();
        assertThat(touched(spending, "d2 d2")).isEmpty();
        assertThat(touched(spending, "d2 d3")).isEmpty();
        assertThat(touched(spending, "red-tray d3")).isEmpty();
    }
}

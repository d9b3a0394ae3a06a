package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** One case for each rule that refuses, on the map of the cases. */
class DieMenRefusalTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            DECLARE_FIRST             | declaring                                    | red:a1:2I,blue:a5:2I               | defend
            DEPLOY_NAMES_A_GOAL       | declaring                                    | red:a1:2I,blue:a5:2I               | red deploy
            DEPLOY_NAMES_A_GOAL       | declaring                                    | red:a1:2I,blue:a5:2I               | red deploy g3
            DEPLOY_NAMES_A_GOAL       | declaring                                    | red:a1:2I,blue:a5:2I               | red deploy h1
            SEIZE_NAMES_A_GOAL        | declaring                                    | red:a1:2I,blue:a5:2I               | red seize
            SEIZE_NAMES_A_GOAL        | declaring                                    | red:a1:2I,blue:a5:2I               | red seize g3
            SEIZE_NAMES_A_GOAL        | declaring                                    | red:a1:2I,blue:a5:2I               | red seize h1
            HOLD_HAS_NO_GOAL          | declaring                                    | red:a1:2I,blue:a5:2I               | blue hold c3
            RETREAT_HAS_NO_GOAL       | declaring                                    | red:a1:2I,blue:a5:2I               | blue retreat c3
            DECLARED_ALREADY          | declaring                                    | red:a1:2I,blue:a5:2I               | red hold ; red hold
            ROLL_SECOND               | rolling red hold blue hold                   | red:a1:2I,blue:a5:2I               | defend
            DICE_AS_UNITS             | rolling red hold blue hold                   | red:a1:2I,blue:a5:2I               | roll 1,2/3
            SETS_ARE_RESOLVED         | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | roll 1/1
            SETS_ARE_RESOLVED         | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | march d2 d3
            SETS_ARE_RESOLVED         | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | knock 4
            EQUAL_SETS_ARE_NAMED      | red hold 4,4 blue hold 4,4                   | red:d2:2I,blue:d1:2I               | defend
            TACTIC_CAN_BE_USED        | red seize:d3 4,4 blue hold 4,4               | red:d2:2I,blue:d1:2I               | name defend
            TACTIC_AS_NAMED           | red hold 4,4 blue hold 4,4                   | red:d2:2I,blue:d1:2I               | name attack ; name attack ; defend
            SEIZE_DEFENDS_NOT         | red seize:d3 4,4 blue hold                   | red:d2:2I,blue:d1:2I               | defend
            RETREAT_DEFENDS_SURROUNDED | red retreat 4,4 blue hold                   | red:d2:2I,blue:a5:2I               | defend
            DEPLOY_ATTACKS_NOT        | red deploy:d3 4,4 blue hold                  | red:d2:2I,blue:d1:2I               | attack d2 d1
            DEPLOY_ATTACKS_NOT        | red deploy:d3 4,4 blue hold                  | red:d2:2A,blue:d1:2I               | shoot d2 d1
            RETREAT_ATTACKS_NOT       | red retreat 4,4 blue hold                    | red:d2:2I,blue:d1:2I               | attack d2 d1
            TROOPS_ARE_THERE          | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | attack d1 d2
            TROOPS_ARE_THERE          | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | shoot d2 d1
            TROOPS_ARE_THERE          | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | move d2 d3 3I
            TROOPS_ARE_THERE          | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | march d1 d3
            ENEMY_IS_ATTACKED         | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I               | attack d2 e2
            ARCHERS_ATTACK_NOT        | red hold 4,4 blue hold                       | red:d2:2A,blue:d1:2I               | attack d2 d1
            ARCHERS_REACH         | red hold 4,4 blue hold                       | red:d2:2A,blue:g2:2I               | shoot d2 g2
            SIEGE_DISTANCE         | red hold 4,4 blue hold                       | red:d2:2S,red:a1:1I,blue:d1:2I     | attack d2 d1
            ATTACK_IS_ADJACENT        | red hold 4,4 blue hold                       | red:d2:2I,blue:f2:2I               | attack d2 f2
            SIEGE_DISTANCE         | red hold 4,4 blue hold                       | red:d2:2S,red:a1:1I,blue:g2:2I     | attack d2 g2
            SIEGE_DISTANCE         | red hold 4,4 blue hold                       | red:d2:2S1I,blue:g2:2I             | attack d2 g2
            SIEGE_DISTANCE         | red hold 4,4 blue hold                       | red:d2:1S1A,blue:d1:2I             | attack d2 d1
            ARCHERS_ATTACK_NOT        | red hold 4,4 blue hold                       | red:d2:2A,blue:g2:2I               | attack d2 g2
            LEAVE_IN_RETREAT          | red hold 4,4 blue hold                       | red:d1:2I,blue:a5:2I               | move d1 off 2I
            LEAVE_IN_RETREAT          | red retreat 4,4 blue hold                    | red:d2:2I,blue:a5:2I               | move d2 off 2I
            SPACES_OF_THE_MAP         | red seize:d3 4,4 blue hold                   | red:g1:2I,blue:a5:2I               | move g1 h1 2I
            IMPASSIBLE_IS_BARRED      | red seize:g4 4,4 blue hold                   | red:g2:2I,blue:a5:2I               | move g2 g3 2I
            IMPASSIBLE_IS_BARRED      | red seize:g4 4,4 blue hold                   | red:g2:1F,blue:a5:2I               | move g2 g3 1F
            CHARIOTS_KEEP_OFF         | red seize:d3 4,4 blue hold                   | red:d2:1H1I,blue:a5:2I             | move d2 d3 1H1I
            ENEMIES_BAR               | red seize:d3 4,4 blue hold                   | red:d2:2I,blue:d3:2I               | move d2 d3 2I
            ENEMIES_BAR               | marching-red red hold blue hold              | red:d2:2I,blue:d1:3I               | march d2 d1
            MOVE_IS_ADJOINING         | red seize:d5 4,4 blue hold                   | red:d2:2I,blue:a5:2I               | move d2 d4 2I
            MOVE_IS_ADJOINING         | red seize:d5 4,4 blue hold                   | red:d2:1C1I,blue:a5:2I             | move d2 d4 1C1I
            MOVE_IS_ADJOINING         | red seize:d5 4,4 blue hold                   | red:d2:2I,blue:a5:2I               | move d2 d2 2I
            CAVALRY_TRAVELS           | red seize:d5 4,4 blue hold                   | red:d2:2C,blue:a5:2I               | move d2 d5 2C
            CAVALRY_TRAVELS           | red seize:a5 4,4 blue hold                   | red:a2:1C,blue:a3:1I,blue:b3:1I    | move a2 a4 1C
            CHARIOTS_TRAVEL           | red seize:d5 4,4,4 blue hold                 | red:d2:1H,blue:a5:2I               | move d2 d5 1H
            SIEGE_NEEDS_COMPANY       | red seize:d3 4,4 blue hold                   | red:d1:2S1I,blue:a5:2I             | move d1 d2 2S
            SIEGE_NEEDS_COMPANY       | red retreat 4,4 blue hold                    | red:d1:2S1I,blue:a5:2I             | move d1 off 1S
            ROOM_IN_A_SPACE           | red seize:d3 4,4 blue hold                   | red:d2:9I,red:d1:1A,blue:a5:2I     | move d1 d2 1A
            ROOM_IN_A_SPACE           | marching-red red hold blue hold              | red:d2:9I,red:d1:1A,blue:a5:9I,blue:b5:5I | march d1 d2
            DEPLOY_KEEPS_NEAR         | red deploy:d3 4,4 blue hold                  | red:d2:2I,blue:a5:2I               | move d2 d1 2I
            SEIZE_KEEPS_NEAR          | red seize:d3 4,4 blue hold                   | red:d2:2I,blue:a5:2I               | move d2 d1 2I
            HOLD_JOINS_TROOPS         | red hold 4,4 blue hold                       | red:d2:2I,blue:a5:2I               | move d2 d1 2I
            RETREAT_KEEPS_AWAY        | red retreat 4,4 blue hold                    | red:d2:2I,blue:d4:2I               | move d2 d3 2I
            RETREAT_KEEPS_AWAY        | red retreat 4,4 blue hold                    | red:d3:2I,blue:c3:1I,blue:d5:1I    | move d3 d4 1I
            DEFENCE_ANSWERS           | red hold 4,4 blue hold -+5,5                 | red:d2:2I,blue:d1:3I               | attack d2 d1 ; pass
            GOBBLE_DICE_THERE         | red hold 4,4 blue hold -+5,5                 | red:d2:2I,blue:d1:3I               | attack d2 d1 ; gobble 6
            GOBBLE_HIGH_ENOUGH        | red hold 4,4 blue hold -+3,5                 | red:d2:2I,blue:d1:3I               | attack d2 d1 ; gobble 3
            TERRAIN_DIE_ONCE          | red hold 4,4 blue hold -+5,5                 | red:d2:2I,blue:d1:3I               | attack d2 d1 ; gobble terrain
            TERRAIN_DIE_ONCE          | red hold 4,4,4 blue hold -+5,5               | red:d2:3I,blue:d3:3I               | attack d2 d3 ; gobble terrain ; gobble terrain
            FREE_DIE_ONCE             | red hold 4,4 blue hold -+5,5                 | red:d2:2I,blue:d1:3I               | attack d2 d1 ; gobble free
            FREE_DIE_ONCE             | red hold 4,4,4 blue hold -+5,5               | red:d2:3I,blue:d1:3I1D             | attack d2 d1 ; gobble free ; gobble free
            DIE_IS_PICKED             | red hold 4,4,4 blue hold 5,5,3,3             | red:d2:2I,blue:d1:3I               | attack d2 d1 ; lose I
            KNOCK_UNSPENT             | red hold 4,4,4 blue hold 5,5,3,3             | red:d2:2I,blue:d1:3I               | attack d2 d1 ; knock 4
            LOSSES_ARE_PICKED         | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I1A             | attack d2 d1 ; pass
            LOSE_WHO_STANDS           | red hold 4,4 blue hold                       | red:d2:2I,blue:d1:2I1A             | attack d2 d1 ; lose D
            FREE_MOVEMENT_COMES_LAST  | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | defend
            SQUAD_MOVES_ONCE          | marching-red red hold blue hold              | red:d2:2I,red:a1:1I,blue:a5:4I     | march d2 c2 ; done ; march c2 d2
            FREE_IS_ADJOINING         | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | march d2 f2
            SIEGE_STAYS               | marching-red red hold blue hold              | red:d2:2S,red:a1:1I,blue:a5:4I     | march d2 c2
            RIVER_THREATENS           | marching-red red hold blue hold              | red:f2:2I,blue:a5:3I               | march f2 f3
            RIVER_THREATENS           | marching-red red hold blue hold              | red:f3:2I,red:a1:1I,blue:a5:4I     | march f3 f2
            ROUGH_IS_SLOW             | marching-red red hold blue hold              | red:e2:2I,blue:a5:3I               | march e2 e3
            FREE_INTO_OPEN            | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | march d2 d3
            FREE_UNTHREATENED         | marching-red red hold blue hold              | red:d2:2I,blue:c1:3I               | march d2 c2
            SQUAD_KEEPS_TOGETHER      | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | march d2 c2 1I
            TROOPS_ARE_THERE          | marching-red red hold blue hold              | red:d2:2I,blue:a5:3I               | march d2 c2 3I
            ROUGH_IS_SLOW             | marching-red red hold blue hold              | red:e2:1C1A,blue:a5:3I             | march e2 e3 1A1C
            SIEGE_STAYS               | marching-red red hold blue hold              | red:d2:1S1I,blue:a5:3I             | march d2 c2 1S
            BATTLE_IS_OVER            | marching-red round4 red hold blue hold       | red:d2:2I,blue:a5:3I               | done ; done ; done
            """)
    void theFirstRuleThatIsBrokenSpeaks(String rule, String before, String squads, String actions) {
        DieMenCase told = DieMenCase.parse(1, "| " + before + " | " + squads + " | " + actions + " | no");
        Position state = GAME.readPosition(told.position()).orThrow();
        for (String action : told.actions().subList(0, told.actions().size() - 1)) {
            state = Battles.next(GAME, state, GAME.readAction(state, action).orThrow());
        }
        String last = told.actions().get(told.actions().size() - 1);
        Action action = GAME.readAction(state, last).orThrow();
        assertThat(GAME.judge(state, action)).isInstanceOfSatisfying(Verdict.Refused.class, refused -> {
            assertThat(refused.rule()).isEqualTo(SheetRule.valueOf(rule));
            assertThat(refused.why()).endsWith(".");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            red seize:d5 4,4 blue hold | red:d2:2I,blue:a5:2I           | move d2 d4 2I   | 2 Infantry cannot get from d2 to d4 with the set 2x4: d4 is 2 spaces away, and the set reaches one.
            red seize:d5 4,4 blue hold | red:d2:1C1I,blue:a5:2I         | move d2 d4 1C1I | 1 Infantry cannot get from d2 to d4 with the set 2x4: d4 is 2 spaces away, and the set reaches one.
            red seize:d5 4,4 blue hold | red:d2:2C,blue:a5:2I           | move d2 d5 2C   | 2 Cavalry cannot get from d2 to d5 with the set 2x4: d5 is 3 spaces away, and the set reaches 2.
            red seize:a5 4,4 blue hold | red:a2:1C,blue:a3:1I,blue:b3:1I | move a2 a4 1C  | 1 Cavalry cannot get from a2 to a4 with the set 2x4: enemies or terrain bar the way.
            """)
    void aMoveTooFarIsToldHowFarItMayGo(String before, String squads, String action, String why) {
        Position state = GAME.readPosition(DieMenCase.parse(1, "| " + before + " | " + squads + " | | no")
                        .position())
                .orThrow();
        assertThat(GAME.judge(state, GAME.readAction(state, action).orThrow()))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.why()).isEqualTo(why));
    }

    /** Both readings of a threatened space: by troops that could attack it, or by troops next to it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            blue:c1:3I | march d2 c2 | Enemies stand next to c2. | Enemies could attack c2.
            blue:c1:3A | march d2 c2 | Enemies stand next to c2. | Enemies could attack c2.
            blue:c1:3S | march d2 c2 | Enemies stand next to c2. | legal
            blue:d4:3A | march d2 c2 | legal                     | Enemies could attack c2.
            blue:d4:3S | march d2 c2 | legal                     | Enemies could attack c2.
            blue:d4:3I | march d2 c2 | legal                     | legal
            """)
    void aSpaceIsThreatenedByNeighboursOrByWhatReachesIt(String enemies, String action, String next, String reach) {
        String position = DieMenCase.parse(
                        1, "| marching-red red hold blue hold | red:d2:2I,red:g1:1I," + enemies + " | | no")
                .position();
        assertThat(said(GAME, position, action)).isEqualTo(next);
        assertThat(said(house("threatened", "IN_REACH"), position, action)).isEqualTo(reach);
    }

    @Test
    void anImpassibleGoalIsADirectionWhereTheHouseSaysSo() {
        String declaring =
                DieMenCase.parse(1, "| declaring | red:a1:2I,blue:a5:2I | | no").position();
        String declare = "red seize g3";
        assertThat(said(GAME, declaring, declare)).endsWith(" is Impassible.");
        assertThat(said(house("impassibleGoal", "ALLOWED"), declaring, declare)).isEqualTo("legal");
    }

    private static Game<Position, Action> house(String key, String answer) {
        return Battles.open(Battles.PROVING_GROUND, Map.of(key, answer)).orThrow();
    }

    private static String said(Game<Position, Action> game, String position, String action) {
        Position state = game.readPosition(position).orThrow();
        return game.judge(state, game.readAction(state, action).orThrow()) instanceof Verdict.Refused<?, ?> refused
                ? refused.why()
                : "legal";
    }

    /** No notation has such a die, but a program may. */
    @Test
    void aDieHasNoEleventhSide() {
        Position rolling = GAME.readPosition(
                        DieMenCase.parse(1, "| rolling red hold blue hold | red:a1:1I,blue:a5:1I | | no")
                                .position())
                .orThrow();
        Action roll = new Action.RollPools(List.of(11), List.of(1));
        assertThat(GAME.judge(rolling, roll))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.rule()).isEqualTo(SheetRule.DIE_OF_TEN));
    }
}

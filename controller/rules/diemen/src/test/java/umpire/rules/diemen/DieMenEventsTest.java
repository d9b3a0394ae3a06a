package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;

/** Each event names the rule that it follows. */
class DieMenEventsTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            HOLD                   | declaring                           | red:a1:2I,blue:a5:2I            | red hold ; blue retreat
            RETREAT                | declaring                           | red:a1:2I,blue:a5:2I            | red hold ; blue retreat
            DEPLOY                 | declaring                           | red:a1:2I,blue:a5:2I            | red deploy c3 ; blue seize c3
            SEIZE                  | declaring                           | red:a1:2I,blue:a5:2I            | red deploy c3 ; blue seize c3
            POOLS_ARE_ROLLED       | rolling red hold blue hold          | red:a1:2I,blue:a5:2I            | roll 1,2/3,4
            WIDEST_GOES_FIRST      | red hold 4,4 blue hold              | red:d2:2I,blue:d1:2I            | attack d2 d1
            ONE_TACTIC_A_SET       | red hold 4,4 blue hold              | red:d2:2I,blue:d1:2I            | pass
            NOTHING_TO_SPEND_ON    | red hold 4,4,4 blue seize:a5 5,5    | red:d2:2I,blue:a5:2S            | defend
            EQUAL_SETS_NAMED       | red hold 4,4 blue hold 4,4          | red:d2:2I,blue:d1:2I            | name defend
            DICE_BECOME_GOBBLE     | red hold 4,4 blue hold              | red:d2:2I,blue:d1:2I            | defend
            DIE_IS_CANCELLED       | red hold 4,4 blue hold -+4          | red:d2:2I,blue:d1:2I            | attack d2 d1 ; gobble 4
            ATTACK_CUT_SHORT       | red hold 4,4 blue hold -+4          | red:d2:2I,blue:d1:2I            | attack d2 d1 ; gobble 4
            DIE_IS_KNOCKED         | red hold 4,4 blue hold 3,3          | red:d2:2I,blue:d1:4I            | attack d2 d1
            UNITS_ARE_DESTROYED    | red hold 4,4 blue hold              | red:d2:2I,blue:d1:4I            | attack d2 d1
            EXTRA_FACING           | red hold 4,4 blue hold              | red:d2:2I,red:c1:1I,blue:d1:4I  | attack d2 d1
            HIGH_ATTACK            | red hold 4,4 blue hold              | red:b3:2I,blue:a3:4I            | attack b3 a3
            MOUNTAIN_ATTACK        | red hold 4,4 blue hold              | red:c3:2I,blue:c2:4I            | attack c3 c2
            HILL_DEFENCE           | red hold 5,5 blue hold -+4          | red:a3:2I,blue:b3:4I            | attack a3 b3 ; gobble 4
            MOUNTAIN_DIE           | red hold 5,5 blue hold -+4          | red:c2:2I,blue:c3:4I            | attack c2 c3 ; gobble terrain
            FOREST_DIE             | red hold 5,5 blue hold -+4          | red:d2:2I,blue:d3:4I            | attack d2 d3 ; gobble terrain
            CAVALRY_HITS_HARDER    | red hold 5,5 blue hold              | red:d2:2C,blue:d1:4I            | attack d2 d1
            LIMITED_BY_TROOPS      | red hold 5,5 blue hold              | red:d2:1I,blue:d1:4I            | attack d2 d1
            SIEGE_UNLIMITED        | red hold 5,5 blue hold              | red:d2:1S,blue:f2:4I            | attack d2 f2
            ARCHERS_WIDEN          | red hold 5,5 blue hold              | red:d2:2I,red:c2:1A,blue:d1:4I  | attack d2 d1
            ARCHERS_DESTROY_ONE    | red hold 5,5 blue hold              | red:d2:2A,blue:d1:4I            | shoot d2 d1
            DEFENDERS_DIE          | red hold 5,5 blue hold              | red:d2:2I,blue:d1:4D            | attack d2 d1 ; gobble free
            UNITS_MOVE             | red seize:d3 5,5 blue hold          | red:d1:2I1A,blue:a5:4I          | move d1 d2 2I1A
            INFANTRY_IS_PLAIN      | red seize:d3 5,5 blue hold          | red:d1:2I,blue:a5:4I            | move d1 d2 1I
            CAVALRY_TRAVELS        | red seize:d3 5,5 blue hold          | red:d1:2C,blue:a5:4I            | move d1 d3 2C
            CHARIOTS_TRAVEL        | red seize:e3 5,5 blue hold          | red:d1:2H,blue:a5:4I            | move d1 e3 2H
            FLIERS_CROSS           | red seize:g4 5,5 blue hold          | red:g2:2F,blue:a5:4I            | move g2 g4 2F
            LEFT_THE_MAP           | red retreat 5,5 blue hold           | red:d1:2F,blue:a5:4I            | move d1 off 1F
            OPEN_HAS_NO_EFFECT     | marching-red red hold blue hold     | red:d1:2I,blue:a5:4I            | march d1 d2
            SQUAD_MARCHES          | marching-red red hold blue hold     | red:d3:2I,blue:a5:4I            | march d3 d2
            CAVALRY_THROUGH_ROUGH  | marching-red red hold blue hold     | red:e2:2C,blue:a5:4I            | march e2 e3
            FLIERS_MIND_NO_TERRAIN | marching-red red hold blue hold     | red:e2:2F,blue:a5:4I            | march e2 f3
            MARCHED_ENOUGH         | marching-red red hold blue hold     | red:e2:2F,blue:a5:4I            | done
            NEXT_ROUND             | marching-red red hold blue hold     | red:e2:2F,blue:a5:4I            | done ; done
            ARMY_BREAKS            | red hold 4,4 blue hold              | red:d2:2I,blue:d1:2I            | attack d2 d1
            LAST_ROUND             | marching-red round4 red hold blue hold | red:d1:2F,blue:e3:4I         | done ; done
            MOST_SURVIVORS         | marching-red round4 red hold blue hold | red:d1:2F,blue:a5:4I         | done ; done
            NOBODY_WINS            | marching-red round4 red hold blue hold | red:d1:2F,blue:a5:2I         | done ; done
            """)
    void eachRuleIsToldWhenItIsFollowed(String rule, String before, String squads, String actions) {
        assertThat(told(GAME, before, squads, actions)).contains(rule);
    }

    /** Which die cancels which, and what a Forest adds, or why it adds nothing. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            red hold 4,4,4 blue hold -+4,4 | red:d2:3I,blue:d1:2I | attack d2 d1 ; gobble 4       | Blue's Gobble Die of 4 cancels one 4 of the attack on d1: 2 dice are left.
            red hold 5,5 blue hold -+4     | red:d2:2I,blue:d1:4D | attack d2 d1 ; gobble free    | The Defenders' free Gobble Die of 10 cancels one 5 of the attack on d1: 1 die is left.
            red hold 5,5 blue hold -+4     | red:d2:2I,blue:d3:4I | attack d2 d3 ; gobble terrain | The Forest's free Gobble Die of 10 cancels one 5 of the attack on d3: 1 die is left.
            red hold 5,5 blue hold         | red:d2:2I,blue:d3:4I | attack d2 d3                  | The Forest on d3 adds no Gobble Die: Blue has spent no set on defence.
            """)
    void itIsToldWhichDieCancelsWhich(String before, String squads, String actions, String says) {
        assertThat(events(GAME, before, squads, actions))
                .extracting(Event::says)
                .contains(says);
    }

    /** In a short report, losses are what remains of an attack. */
    @Test
    void lossesDecide() {
        assertThat(events(GAME, "red hold 4,4 blue hold 3,3", "red:d2:2I,blue:d1:4I", "attack d2 d1"))
                .filteredOn(event -> event.rule().decisive())
                .extracting(Event::says)
                .containsExactly("Blue loses 2 Infantry on d1.");
    }

    /** A line for one side alone would stand in the report after both sides have picked. */
    @Test
    void theFirstStrategyIsNotTold() {
        assertThat(events(GAME, "declaring", "red:a1:2I,blue:a5:2I", "red hold"))
                .isEmpty();
    }

    /** The moment of the reveal is short: a line for each side, with what its sets may do. */
    @Test
    void aRevealNamesEachStrategyOnce() {
        assertThat(events(GAME, "declaring", "red:a1:2I,blue:a5:2I", "red seize c3 ; blue hold"))
                .extracting(Event::says)
                .containsExactly(
                        "Red: Seize, goal c3 (attack, or move, never away from the goal).",
                        "Blue: Hold (defend, attack, or move to where your troops stand).");
    }

    @Test
    void aForestWithItsDieIsNotToldToAddNone() {
        assertThat(told(GAME, "red hold 5,5 blue hold -+4", "red:d2:2I,blue:d3:4I", "attack d2 d3"))
                .doesNotContain("FOREST_DIE");
    }

    private static List<String> told(Game<Position, Action> game, String before, String squads, String actions) {
        return events(game, before, squads, actions).stream()
                .map(Event::rule)
                .map(Rule::name)
                .toList();
    }

    private static List<Event> events(Game<Position, Action> game, String before, String squads, String actions) {
        DieMenCase told = DieMenCase.parse(1, "| " + before + " | " + squads + " | " + actions + " | no");
        Position state = game.readPosition(told.position()).orThrow();
        List<Event> events = List.of();
        for (String action : told.actions()) {
            Action read = game.readAction(state, action).orThrow();
            events = ((Verdict.Accepted<Position, Action>) game.judge(state, read)).events();
            state = Battles.next(game, state, read);
        }
        return events;
    }
}

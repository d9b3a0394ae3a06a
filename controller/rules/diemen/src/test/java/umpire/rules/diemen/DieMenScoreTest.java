package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Score;

/** The battle ends by these: units in and next to the objective, then units; and too few of them lose it at once. */
class DieMenScoreTest {
    private static List<Score> scores(String scenario, String units) {
        Game<Position, Action> game = Battles.game(scenario);
        DieMenCase told = DieMenCase.parse(1, "| red hold 4,4 blue hold 5,5 | " + units + " | pass | no");
        return game.scores(game.readPosition(told.position()).orThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red:e3:2I,blue:a5:3I             ; 2 ; 2 ; 0 ; 3 ; true  ; false
            red:e4:2I,blue:d4:1I1A,blue:f3:1I; 2 ; 2 ; 3 ; 3 ; false ; true
            red:d2:2I,blue:a5:3I             ; 0 ; 2 ; 0 ; 3 ; false ; true
            red:d2:2I,blue:a5:2I             ; 0 ; 2 ; 0 ; 2 ; false ; false
            """)
    void unitsAtTheObjectiveCountBeforeAllOthers(
            String units, int redThere, int red, int blueThere, int blue, boolean redLeads, boolean blueLeads) {
        List<Score> scores = scores(Battles.PROVING_GROUND, units);
        assertThat(scores).extracting(Score::goals).containsExactly(goals(redThere, red, 0), goals(blueThere, blue, 0));
        assertThat(scores).extracting(Score::leads).containsExactly(redLeads, blueLeads);
    }

    @ParameterizedTest
    @CsvSource({"1,0", "2,1"})
    void aSideHasLostWithOneUnitLessThanItMustKeep(int breaksBelow, int lostAt) {
        String scenario = Battles.PROVING_GROUND.replace("breaksBelow: 1", "breaksBelow: " + breaksBelow);
        assertThat(scores(scenario, "red:d2:2I,blue:a5:3I").get(0).goals()).isEqualTo(goals(0, 2, lostAt));
    }

    private static List<Score.Goal> goals(int there, int units, int lostAt) {
        return List.of(new Score.Goal(there, "units in or next to e4"), new Score.Goal(units, "units").lostAt(lostAt));
    }
}

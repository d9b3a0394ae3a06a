package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Score;

/** An army without units has lost, and an army with a unit in the other base has won. */
class GroundForceScoreTest {
    private static List<Score> scores(String squads) {
        return GroundForceGames.game()
                .scores(GroundForceGames.game()
                        .readPosition("yellow acting | " + squads + " | trooper-1 | - | - | -")
                        .orThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "d3:YTS a6:YT d4:BT, 3, 1, 6, 2, false, true",
        "d3:YTS d5:BTT d8:BT, 2, 3, 7, 3, false, true",
        "d3:YT d7:BT, 1, 1, 7, 5, false, true",
        "d3:YT d9:BT, 1, 1, 7, 7, false, false",
        "d3:YTS d9:BT, 2, 1, 7, 7, false, false",
    })
    void unitsAndTheWayToTheOtherBaseAreCounted(
            String squads, int yellow, int blue, int yellowAway, int blueAway, boolean yellowLeads, boolean blueLeads) {
        assertThat(scores(squads))
                .extracting(Score::goals)
                .containsExactly(goals(yellow, yellowAway), goals(blue, blueAway));
        assertThat(scores(squads)).extracting(Score::leads).containsExactly(yellowLeads, blueLeads);
    }

    private static List<Score.Goal> goals(int units, int away) {
        return List.of(
                new Score.Goal(away, (away == 1 ? "space" : "spaces") + " to go to the enemy's base"),
                new Score.Goal(units, units == 1 ? "unit" : "units"));
    }
}

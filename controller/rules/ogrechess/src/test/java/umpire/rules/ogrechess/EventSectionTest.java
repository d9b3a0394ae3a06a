package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("an event names the section that grants it")
class EventSectionTest {
    private static final String TABLE = """
            7c/8/8/4g3/4I3/8/8/6C1 w                | g1-f1, e4:e5                         | ODDS
            7c/4m3/8/8/3G4/8/8/7C w                 | d4-e5, e5:e7                         | HIT_AND_RUN_CLOSES_IN
            7c/4m3/8/8/3G4/8/8/7C w                 | d4-e5, e5:e7, roll 3, e5-c3          | GEV_RUNS_HOME
            7c/8/3m4/8/8/3P4/8/7C w                 | d3-d5, d5:d6                         | MECH_HIT_AND_RUN_CLOSES_IN
            7c/8/3m4/8/8/3P4/8/7C w                 | d3-d5, d5:d6, roll 4, d5-d4          | MECH_RUNS_HOME
            7c/8/8/3ig3/3H4/8/8/7C w                | d4-e6, e6:e5                         | BLITZKRIEG_PASSES_TWO
            7c/8/8/3ig3/3H4/8/8/7C w                | d4-e6, e6:e5, roll 1, e5:e6          | BLITZKRIEG_PASSES_TWO
            7c/8/8/3ig3/3H4/8/8/7C w                | d4-e6, e6:e5, roll 6, e6:d5          | BLITZKRIEG_PASSES_TWO
            7c/8/8/8/8/2h5/8/M6C w                  | a1:c3                                | MSL_FIRES_FIRST
            7c/8/8/8/8/2h5/8/M6C w                  | a1:c3, roll 1, a1-a2                 | MSL_FIRES_FIRST
            7c/8/3g4/3I(2)4/3I(1)4/8/8/7C w         | d4+d5, d5:d6                         | COMBINED_PLATOON_FIRES
            7c/8/8/3o4/3H4/8/8/7C w                 | h1-h2, d4:d5/MB, roll 5              | OGRE_HAS_MAIN_BATTERY
            7c/8/8/3o4/3H4/8/8/7C w                 | h1-h2, d4:d5/SB, roll 5              | OGRE_HAS_SECONDARY_BATTERIES
            7c/8/8/3o4/3H4/8/8/7C w                 | h1-h2, d4:d5/M, roll 5               | OGRE_MOVES_STRAIGHT
            7c/8/8/3o(1,4,0)4/3H4/8/8/7C w          | h1-h2, d4:d5/WS, roll 5              | WEAK_SPOT_OPENS
            7c/8/8/3i(1)4/3O4/8/8/7C w              | d4xd5, aim M, roll 6, d5-d6          | OVERRUN_COSTS_TWO
            7c/8/8/3o(0,2,0)4/4I3/8/8/7C w          | e4xd5, roll 6                        | INF_OVERRUNS_IMMOBILE_OGRE
            7c/8/8/3o(0,2,0)4/4I(3+)3/8/8/7C w      | e4xd5, roll 6                        | INF_OVERRUNS_IMMOBILE_OGRE
            7c/8/8/3o(0,2,0)4/4P3/8/8/7C w          | e4xd5, roll 6                        | MECH_OVERRUNS_IMMOBILE_OGRE
            7c/8/8/3I(2+)4/8/8/8/7C w phase=parting(d5;mech) | roll 6                      | MECH_OVERRUNS_IMMOBILE_OGRE
            7c/8/3h4/8/3P4/8/8/7C w                 | d4xd6, roll 3                        | MECH_OVERRUNS_ARMOUR
            7c/8/3h4/8/3P4/8/8/7C w                 | d4xd6, roll 1                        | OVERRUN_COMBAT
            7c/8/3p4/8/3O(1,0,9)4/8/8/7C w          | d4xd6, aim M, roll 1, aim M, roll 1, roll 1 | GEV_PC_FALLS_FIRST
            """;

    @Test
    void everyStepIsToldUnderItsOwnSection() {
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            Table table = Table.reading(cells[0].strip()).play(cells[1].strip().split(", "));
            assertThat(List.of(table.eventRules().get(0).name())).as(row).containsExactly(cells[2].strip());
        }
    }
}

package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.rulings.SheetRule;

/**
 * Every refusal in order of precedence. Most rows break a later rule as well, so they show which rule comes first. For instance, the moves
 * tried with a missing, an enemy's or a disabled unit would not be possible either.
 */
@DisplayName("refusals, in the order in which they are tried")
class OgreChessRefusalTest {
    private static final String TABLE = """
            C7/8/8/8/8/8/8/8 w                             | a1-a1        | GAME_IS_OVER
            7c/8/8/8/8/2h5/8/M6C w phase=roll(a1:c3;missile) | a5-a5      | ROLL_FIRST
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;0;unit) | a5-a5 | OVERRUN_FIRST
            7c/8/8/8/8/2h5/8/M6C w                         | roll 1       | NO_ROLL_NOW
            7c/8/8/8/8/2h5/8/M6C w                         | aim MB       | NO_AIM_NOW
            7c/8/8/8/3gH3/3I4/8/7C w phase=fire(d2;d3)     | a5-a5        | ONE_PIECE_MOVES
            7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)    | a5-a5        | NOT_NOW | ogreFire=ALL_SEPARATE
            7c/8/8/8/8/2h5/8/M6C w                         | hold         | NO_PASSING
            7c/8/8/8/8/2h5/8/M6C w                         | a5-a9        | UNIT_STANDS_THERE
            7c/8/8/8/4g(d1)3/8/8/7C w                      | e4-e9        | OWN_UNIT
            7c/8/8/8/4G(d1)3/8/8/7C w                      | e4-e9        | DISABLED_UNIT_RESTS
            7c/8/8/8/4G3/8/8/7C w                          | e4-e9        | STAYS_ON_BOARD
            7c/8/8/8/4G3/8/8/7C w                          | h1-i1        | STAYS_ON_BOARD
            7c/8/8/8/4G3/8/8/7C w                          | e4-e4        | MUST_LEAVE_SQUARE
            7c/8/8/8/4G3/8/8/7C w                          | e4xe4        | MUST_LEAVE_SQUARE
            7c/8/8/8/4G3/8/4I3/7C w                        | e2-e4        | NO_STACKING
            7c/8/8/8/4G3/8/4I3/7C w                        | e2xe4        | NO_STACKING
            7c/8/8/8/4g3/8/4I3/7C w                        | e2-e4        | ENEMY_IS_OVERRUN
            7c/8/8/8/8/8/4I3/7C w                          | e2xe4        | NOTHING_TO_OVERRUN
            7c/8/8/8/4i3/8/4G3/7C w                        | e2xe4        | ONLY_SOME_OVERRUN
            7c/8/8/8/4g3/8/4H3/7C w                        | e2xe4        | ONLY_SOME_OVERRUN
            7c/8/8/8/8/8/6M1/6gC w                         | h1xg1        | ONLY_SOME_OVERRUN
            7c/8/8/8/4g3/8/4I(1)3/7C w                     | e2xe4        | INF_OVERRUNS_ARMOUR
            7c/8/8/8/8/3g4/4I(1)3/7C w                     | e2xd3        | INF_OVERRUNS_ARMOUR
            7c/8/8/8/8/3i4/4I3/7C w                        | e2xd3        | INF_OVERRUNS_ARMOUR
            8/8/8/8/8/4c3/4I3/7C w                         | e2xe3        | INF_OVERRUNS_ARMOUR
            7c/8/8/8/4o3/8/4I3/7C w                        | e2xe4        | INF_OVERRUNS_IMMOBILE_OGRE
            7c/8/8/8/8/3o(1,2,0)4/4I3/7C w                 | e2xd3        | INF_OVERRUNS_IMMOBILE_OGRE
            4i2c/8/8/8/8/8/4P3/7C w                        | e2xe8        | MECH_OVERRUNS_ARMOUR
            4o2c/8/8/8/8/8/4P3/7C w                        | e2xe8        | MECH_OVERRUNS_IMMOBILE_OGRE
            4o2c/8/8/8/8/8/4O3/7C w                        | e2xe8        | OGRE_NEVER_RAMS_OGRE
            7c/8/3h4/8/3O(1,4,1)4/8/8/7C w                 | d4xd6        | RAM_COSTS_TWO_UNITS | ramWithOneUnit=REFUSED
            7c/8/8/8/8/8/4I3/7C w                          | e2-e4        | INF_STEPS_ONE
            7c/8/8/8/8/8/4I3/7C w                          | e2-d3        | INF_STEPS_ONE
            7c/8/8/8/4o3/8/4G3/4C3 w                       | e2-e3        | GEV_MOVES_DIAGONALLY
            7c/8/8/8/4o3/8/4H3/4C3 w                       | e2-e3        | HVY_LEAPS
            7c/8/8/8/4o3/8/4M3/4C3 w                       | e2-b2        | MSL_MOVES
            7c/8/8/8/4o3/8/4O(1,4,3)3/4C3 w                | e2-c2        | OGRE_MOVES_STRAIGHT
            7c/8/8/8/8/8/4O3/4C3 w                         | e2-d4        | OGRE_MOVES_STRAIGHT
            7c/8/8/8/4h3/8/8/4C3 w                         | e1-e3        | MCP_STEPS_ONE
            7c/8/8/8/4o3/8/4P3/4C3 w                       | e2-a2        | MECH_MOVES
            7c/8/8/8/6g1/5i2/4G3/4C3 w                     | e2-h5        | ENEMIES_BAR_THE_WAY
            7c/8/8/8/8/i7/M7/7C w                          | a2-a4        | ENEMIES_BAR_THE_WAY
            7c/8/8/8/8/4i3/4O3/7C w                        | e2-e4        | ENEMIES_BAR_THE_WAY
            7c/8/8/8/8/4i3/4O(1,4,3)3/7C w                 | e2xe3        | OVERRUN_COSTS_TWO
            7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2)      | e5-d6        | GEV_RUNS_HOME
            7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2)      | hold         | GEV_RUNS_HOME
            7c/8/8/4P3/8/8/8/7C w phase=retreat(e5;2)      | e5-e6        | MECH_RUNS_HOME
            7c/8/8/4I3/3I4/8/8/7C w                        | d4+e5        | COMBINE_ADJACENT_PLATOONS
            7c/8/8/3G4/3I4/8/8/7C w                        | d4+d5        | COMBINE_ADJACENT_PLATOONS
            7c/8/8/8/3I(1)4/8/8/7C w                       | d4+d4        | COMBINE_ADJACENT_PLATOONS
            7c/8/8/3I(2)4/3I(2)4/8/8/7C w                  | d4+d5        | PLATOON_LIMIT
            7c/8/8/3I(2)4/3I(2)4/8/8/7C w                  | d4=d5 4+0    | PLATOON_LIMIT
            7c/I7/8/8/8/8/8/7C w                           | stay a7      | PROMOTION_ON_FAR_RANK
            P6c/8/8/8/8/8/8/7C w                           | stay a8      | PROMOTION_ON_FAR_RANK
            7c/8/8/8/4g3/8/8/4C3 w                         | e1:e4        | MCP_HAS_NO_GUNS
            7c/8/8/8/4g3/8/8/H6C w                         | a1:e8        | FIRE_FOLLOWS_MOVE
            7c/8/8/8/4g3/3I4/4H3/7C w phase=fire(d2;d3)    | d3:e8        | MOVED_UNIT_HOLDS_FIRE
            7c/8/8/8/4g3/3M4/4H3/7C w phase=fire(d2;d3)    | d3:e8        | MSL_FIRES_FIRST
            7c/8/8/8/3gH3/3I4/3I4/7C w phase=combined(d2;d3) | e4:e8      | COMBINED_PLATOON_FIRES
            7c/8/8/8/3gH3/8/8/6C1 w phase=fire(h1;g1)      | e4:e8        | FIRE_AT_ENEMIES
            7c/8/8/8/3gH3/8/8/6C1 w phase=fire(h1;g1)      | e4:g1        | FIRE_AT_ENEMIES
            7c/8/8/3Gg3/8/8/8/7C w phase=fire(f5;d5)       | d5:h8        | HIT_AND_RUN_CLOSES_IN
            7c/8/8/3Pg3/8/8/8/7C w phase=fire(a5;d5)       | d5:e5        | MECH_HIT_AND_RUN_CLOSES_IN
            7c/8/4H3/3g4/8/8/8/7C w phase=fire(d4;e6)      | e6:d5        | BLITZKRIEG_PASSES_TWO
            7c/8/8/3i4/3H4/8/8/7C w phase=return(d5;d4)    | d5:h1        | BLITZKRIEG_PASSES_TWO
            7c/8/8/8/3gH3/8/8/6C1 w phase=fire(h1;g1)      | e4(MB):h8    | OGRE_HAS_NO_OTHER_WEAPONS
            7c/8/8/8/3O(0,1,9)4/8/8/6C1 w phase=fire(h1;g1) | d4(MB):h8   | OGRE_HAS_MAIN_BATTERY
            7c/8/8/8/3O(0,1,9)4/8/8/6C1 w phase=fire(h1;g1) | d4(2SB):h8  | OGRE_HAS_SECONDARY_BATTERIES
            7c/8/8/3h4/3O4/8/8/7C w phase=salvo(d4;2SB)    | d4(MB):d5    | ONE_WEAPON_AT_A_TIME | ogreFire=ALL_SEPARATE
            7c/8/8/3h4/3O4/8/8/6C1 w phase=fire(h1;g1)     | d4(2SB):d5   | ONE_WEAPON_AT_A_TIME | ogreFire=ONE_WEAPON
            6oc/8/8/8/3H4/8/8/6C1 w phase=fire(h1;g1)      | d4:g8        | OUT_OF_RANGE
            3g2gc/8/8/8/3O4/8/8/2H3C1 w phase=fire(h1;g1)  | d4:d8        | OUT_OF_RANGE
            7c/8/8/3o4/3H4/8/8/6C1 w phase=fire(h1;g1)     | d4:d5        | OGRE_IS_HIT_BY_COMPONENT
            7c/8/8/3o(0,4,9)4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/MB  | OGRE_HAS_MAIN_BATTERY
            7c/8/8/3o(1,0,9)4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/SB  | OGRE_HAS_SECONDARY_BATTERIES
            7c/8/8/3o(1,4,0)4/3H4/8/8/6C1 w phase=fire(h1;g1) | d4:d5/M   | OGRE_MOVES_STRAIGHT
            7c/8/8/3o4/3H4/8/8/6C1 w phase=fire(h1;g1)     | d4:d5/WS     | WEAK_SPOT_OPENS
            7c/8/8/8/8/5h2/I7/4C3 w                        | e1-d2        | MCP_NOT_INTO_CHECK
            7c/8/8/8/8/5h2/I7/4C3 w                        | a2-a3        | CHECK_IS_ANSWERED
            """;

    @Test
    void theFirstRuleBrokenSpeaks() {
        for (String row : TABLE.lines().toList()) {
            String[] cells = row.split("\\|");
            Map<String, String> rulings = cells.length < 4
                    ? Map.of()
                    : Map.of(cells[3].split("=")[0].strip(), cells[3].split("=")[1].strip());
            assertThat(Table.reading(rulings, cells[0].strip())
                            .refuses(cells[1].strip())
                            .name())
                    .as(row)
                    .isEqualTo(cells[2].strip());
        }
    }

    @Test
    @DisplayName("a refusal says what is the matter, and no more than that")
    void aRefusalSaysItsReason() {
        String[] rows = {
            "3g3c/8/8/8/3O4/8/8/6C1 w phase=fire(h1;g1)   | d4:d8 | The OGRE on d4 reaches 3 squares, and d8 is 4 away.",
            "7c/8/3g4/8/8/3O(0,2,9)4/8/6C1 w phase=fire(h1;g1) | d3:d6 | The OGRE on d3 reaches 2 squares, and d6 is 3 away.",
            "7c/8/8/3ig3/1H2I3/8/8/6C1 w phase=fire(h1;g1) | e4:d5 | The INF on e4 reaches one square, and d5 is 2 away: a diagonal step counts as two.",
            "3h3c/8/3g4/8/3O(0,0,9)4/3H4/8/6C1 w phase=fire(h1;g1) | d4:d6 | The OGRE on d4 has no weapon left.",
            "7c/8/8/4g3/3G4/8/8/7C w | d4-e5 | The GEV on e5 is an enemy, which the GEV on d4 may not overrun.",
            "7c/8/8/4g3/3I4/8/8/7C w | d4-e5 | The GEV on e5 is an enemy: it can only be overrun, d4xe5.",
            "7c/8/8/4g3/3O4/8/8/7C w | d4-e5 | The GEV on e5 is an enemy: it can only be rammed, d4xe5.",
            "7c/8/8/4o3/3I4/8/8/7C w | d4-e5 | The OGRE on e5 is an enemy, which the INF on d4 may not overrun.",
            "7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;1)   | e5-c3 | The GEV on e5 has one square left and cannot reach c3.",
            "7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2)   | e5-b2 | The GEV on e5 has 2 squares left and cannot reach b2.",
            "7c/8/8/4G3/3p4/8/8/7C w phase=retreat(e5;2) | e5-d4 | The Mech-INF on d4 is an enemy. A unit that moves on after an attack may not overrun.",
            "8/8/2c5/8/8/1G6/8/M6C w | b3xb3 | The GEV on b3 does not move.",
            "7c/8/8/8/3I(1)4/8/8/7C w | d4+d4 | The INF on d4 cannot combine with itself: it takes two.",
            "7c/8/5I(1)2/8/3I4/8/8/7C w | d4=f6 2+2 | The INF on d4 and f6 are not side by side on a file or a rank.",
            "7c/8/8/8/3I4/8/8/7C w | d4=d5 2+1 | Nothing stands on d5.",
            "7c/8/8/8/3I(1)4/8/8/7C w | d4+d5 | Nothing stands on d5.",
            "7c/8/8/3i(1)4/3I(1)4/8/8/7C w | d4+d5 | The INF on d5 is Black's, and White is to act.",
            "7c/I7/8/8/8/8/8/7C w | stay a7 | The INF on a7 is promoted only on rank 8.",
            "7c/8/8/8/8/8/i7/7C b | stay a2 | The INF on a2 is promoted only on rank 1.",
            "7c/8/8/8/4O(1,4,3)3/4i3/8/7C w | e4xe3 | The OGRE on e4, which moves one square, has too few points left to overrun the INF on e3.",
            "3g3c/8/3G4/8/8/8/8/7C w phase=fire(c5;d6) | d6:h8 | The GEV on d6 reaches 2 squares, and h8 is 6 away: a diagonal step counts as two.",
            "7c/8/8/4o(1,0,0)3/3I(1)4/8/8/7C w | d4xe5 | The INF on d4 would be lost to the 1 weapon of the OGRE on e5.",
            "7c/8/8/4i3/3O4/8/8/7C w | roll 1 | That cannot be done now: White must move a piece or make a special move."
        };
        for (String row : rows) {
            String[] cells = row.split("\\|");
            String why =
                    Table.reading(cells[0].strip()).refusal(cells[1].strip()).why();
            assertThat(why).as(row).isEqualTo(cells[2].strip());
        }
    }

    @Test
    @DisplayName("2.513 an Ogre's shot names its weapons")
    void anOgresShotNamesItsWeapons() {
        Table table = Table.with("w", "Ch1", "ch8", "Od4", "gd5").play("h1-h2");
        Action unnamed = new Action.Fire(Square.D4, Batteries.NONE, Square.D5, Aim.UNIT);
        assertThat(table.game().judge(table.position(), unnamed))
                .isInstanceOfSatisfying(Verdict.Refused.class, refused -> {
                    assertThat(refused.rule()).isEqualTo(SheetRule.OGRE_HAS_NO_OTHER_WEAPONS);
                    assertThat(refused.why()).isEqualTo("The OGRE on d4 must name its weapons, such as MB+2SB.");
                });
    }

    @Test
    void everyRefusalHasItsRowInOrder() {
        List<String> inTable =
                TABLE.lines().map(row -> row.split("\\|")[2].strip()).distinct().toList();
        List<String> refusals = Arrays.stream(SheetRule.values())
                .map(SheetRule::name)
                .takeWhile(name -> !name.equals(SheetRule.INF_REDUCTION.name()))
                .toList();
        assertThat(inTable).containsExactlyElementsOf(refusals);
        assertThat(List.of(
                        SheetRule.OVERRUN_FIRST,
                        SheetRule.NO_ROLL_NOW,
                        SheetRule.NO_AIM_NOW,
                        SheetRule.ONE_PIECE_MOVES,
                        SheetRule.NOT_NOW))
                .extracting(SheetRule::section)
                .containsExactly("4.03", "4.02", "4.03", "3.20", "3.22");
    }

    @Test
    @DisplayName("an untimely action breaks the section that says what comes next")
    void anUntimelyActionBreaksTheSectionThatSaysWhatComesNext() {
        String[] rows = {
            "I6c/8/8/8/8/8/8/7C w phase=exchange(a7;a8)       | h1-h2  | PROMOTION_ON_FAR_RANK",
            "7c/8/8/3g4/3I4/3I4/8/7C w phase=combined(d3;d4)  | h1-h2  | COMBINED_PLATOON_FIRES",
            "7c/8/8/3i4/3H4/8/8/7C w phase=return(d5;d4)      | d5-d6  | BLITZKRIEG_PASSES_TWO",
            "7c/8/4H3/3i4/8/8/8/7C w phase=second(d4;e6;e5)   | h1-h2  | BLITZKRIEG_PASSES_TWO",
            "7c/8/8/8/8/2h5/8/M6C w phase=missile(a1)         | h1-h2  | MSL_FIRES_FIRST",
            "7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2)        | h1-h2  | GEV_RUNS_HOME",
            "7c/8/8/4P3/8/8/8/7C w phase=retreat(e5;2)        | h1-h2  | MECH_RUNS_HOME",
            "7c/8/8/3O4/8/8/8/7C w phase=onward(d4;d5;1)      | h1-h2  | OVERRUN_COSTS_TWO",
            "7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;2) | hold | OVERRUN_FIRST",
            "7c/8/8/3I4/8/8/8/7C w phase=parting(d5)          | h1-h2  | ROLL_FIRST",
            "7c/8/8/3gH3/3I4/8/8/7C w phase=fire(d3;d4)       | roll 1 | NO_ROLL_NOW"
        };
        for (String row : rows) {
            String[] cells = row.split("\\|");
            assertThat(Table.reading(cells[0].strip()).refuses(cells[1].strip()).name())
                    .as(row)
                    .isEqualTo(cells[2].strip());
        }
    }

    @Test
    @DisplayName("3.21 a unit that would leave the board is told so, in a retreat as well")
    void aUnitThatWouldLeaveTheBoardIsToldSo() {
        Table table = Table.opening();
        assertThat(table.refusal("a1-a0").why()).isEqualTo("The MSL on a1 cannot go to a0, which is off the board.");
        Table retreat = Table.reading("7c/8/8/7G/8/8/8/7C w phase=retreat(h5;2)");
        assertThat(retreat.refuses("h5-i4")).isEqualTo(SheetRule.STAYS_ON_BOARD);
        assertThat(retreat.refuses("h1-i1")).isEqualTo(SheetRule.GEV_RUNS_HOME);
    }

    @Test
    @DisplayName("3.21, 2.43, 2.23, 2.33, 4.01 a shot after a turn that ended by itself is refused for what it lacks")
    void aShotAfterATurnThatEndedByItselfIsRefusedWithItsReason() {
        String[] rows = {
            "7c/8/8/8/3g4/8/3I4/7C w | d2-d3 | d3:d4 | MOVED_UNIT_HOLDS_FIRE",
            "7c/8/8/8/3g4/8/8/3M3C w | d1-d2 | d2:d4 | MSL_FIRES_FIRST",
            "7c/8/8/8/8/3g4/3H4/6C1 w | d2-b3 | b3:d3 | BLITZKRIEG_PASSES_TWO",
            "7c/8/8/8/3g4/8/1H6/6C1 w | g1-g2 | b2:d4 | OUT_OF_RANGE",
            "7c/8/8/8/3g4/8/1H6/6C1 w | g1-g2 | g2:d4 | MCP_HAS_NO_GUNS",
            "7c/8/8/4g3/3G(d1)4/8/8/6C1 w | g1-g2 | d4:e5 | DISABLED_UNIT_RESTS",
            "7c/8/8/8/3g4/8/1H6/6C1 w | g1-g2 | b2-c4 | OWN_UNIT"
        };
        for (String row : rows) {
            List<String> cells = new ArrayList<>();
            for (String cell : row.split("\\|")) {
                cells.add(cell.strip());
            }
            Table table = Table.reading(cells.get(0)).play(cells.get(1));
            assertThat(table.turn()).as(row).isEqualTo(Side.BLACK);
            assertThat(table.refuses(cells.get(2)).name()).as(row).isEqualTo(cells.get(3));
        }
        Table held = Table.reading("7c/8/8/3g4/2IH4/8/8/6C1 w").play("c4-c3", "hold");
        assertThat(held.refuses("d4:d5")).isEqualTo(SheetRule.OWN_UNIT);
    }
}

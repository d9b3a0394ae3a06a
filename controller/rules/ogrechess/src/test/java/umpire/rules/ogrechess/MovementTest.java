package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("2.12, 2.22, 2.32, 2.42, 2.52, 2.62, 2.72, 3.21 movement")
class MovementTest {
    @Test
    @DisplayName("OC-T1 infantry moves one square along a file or a rank")
    void infantryStepsOneSquareStraight() {
        Table table = Table.opening();
        assertThat(table.legal("e2-e3")).isTrue();
        assertThat(table.refuses("e2-e4")).isEqualTo(SheetRule.INF_STEPS_ONE);
        assertThat(table.refuses("e2-d3")).isEqualTo(SheetRule.INF_STEPS_ONE);
        assertThat(Table.with("w", "Ca1", "ch8", "Ie4").actions()).contains("e4-e3", "e4-d4", "e4-f4", "e4-e5");
    }

    @Test
    @DisplayName("OC-T1 a Heavy Tank leaps")
    void aHeavyTankLeapsOverItsOwnInfantry() {
        assertThat(Table.opening().legal("b1-c3")).isTrue();
        assertThat(Table.opening().refuses("b1-b3")).isEqualTo(SheetRule.HVY_LEAPS);
    }

    @Test
    @DisplayName("OC-T1 a Missile Tank passes its own units but never stacks")
    void aMissileTankPassesItsOwnUnitsButNeverStacks() {
        Table table = Table.opening();
        assertThat(table.refuses("a1-a2")).isEqualTo(SheetRule.NO_STACKING);
        assertThat(table.legal("a1-a3")).isTrue();
        assertThat(table.refuses("a1-a4")).isEqualTo(SheetRule.MSL_MOVES);
        assertThat(Table.with("w", "Ch1", "ch8", "Ma1").legal("a1-b2")).isTrue();
    }

    @Test
    @DisplayName("OC-T1 a GEV turns on the diagonals")
    void aGevTurnsOnTheDiagonals() {
        Table table = Table.opening();
        assertThat(table.legal("c1-a3")).isTrue();
        assertThat(table.refuses("c1-d2")).isEqualTo(SheetRule.NO_STACKING);
        assertThat(table.refusal("c1-d2").why())
                .isEqualTo("The GEV on c1 cannot stop on d2: its own INF stands there.");
        assertThat(table.refuses("c1-c4")).isEqualTo(SheetRule.GEV_MOVES_DIAGONALLY);
        assertThat(Table.with("w", "Ch1", "ch8", "Ga1").legal("a1-a3")).isTrue();
        assertThat(Table.under(Map.of("mayTurn", "NONE"), "w", "Ch1", "cg8", "Ga1")
                        .refuses("a1-a3"))
                .isEqualTo(SheetRule.GEV_MOVES_DIAGONALLY);
    }

    @Test
    void enemiesBarTheWay() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "ia2", "ib1(3+)");
        assertThat(table.refuses("a1-a3")).isEqualTo(SheetRule.ENEMIES_BAR_THE_WAY);
        assertThat(table.refuses("a1-a2")).isEqualTo(SheetRule.ENEMY_IS_OVERRUN);
    }

    @Test
    void anOgreMovesStraightByItsMoveUnits() {
        Table table = Table.with("w", "Ca1", "ch8", "Od4");
        assertThat(table.actions()).contains("d4-d7", "d4-g7", "d4-a4").doesNotContain("d4-d8");
        assertThat(table.refuses("d4-e6")).isEqualTo(SheetRule.OGRE_MOVES_STRAIGHT);
    }

    @Test
    @DisplayName("OC-T8 nine, eight and seven move units are M3, six M2, three M1, none M0")
    void movementFallsWithEveryThirdMoveUnit() {
        int[] movement = {0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
        for (int units = 0; units <= 9; units++) {
            assertThat(new Unit.Ogre(Side.WHITE, Batteries.ALL, units).movement())
                    .isEqualTo(movement[units]);
        }
        assertThat(Table.with("w", "Ca1", "ch8", "Od4(1,4,0)").refuses("d4-d5"))
                .isEqualTo(SheetRule.OGRE_MOVES_STRAIGHT);
    }

    @Test
    void theMobileCommandPostStepsOneSquareAnyWay() {
        Table table = Table.with("w", "Cd4", "ch8", "Od1(0,1,0)");
        assertThat(table.actions())
                .containsExactly("d4-c3", "d4-d3", "d4-e3", "d4-c4", "d4-e4", "d4-c5", "d4-d5", "d4-e5");
        assertThat(table.refuses("d4-d6")).isEqualTo(SheetRule.MCP_STEPS_ONE);
    }

    @Test
    void mechanizedInfantryMovesThreeSquaresAnyWay() {
        Table table = Table.with("w", "Ca1", "ch8", "Pd4");
        assertThat(table.actions()).contains("d4-d7", "d4-g6", "d4-e5");
        assertThat(table.refuses("d4-d8")).isEqualTo(SheetRule.MECH_MOVES);
    }

    @Test
    void aMoveStartsWithAnOwnUnitThatCanAct() {
        Table table = Table.with("w", "Ca1", "ch8", "Gd4(d1)", "ge8");
        assertThat(table.refuses("e4-e5")).isEqualTo(SheetRule.UNIT_STANDS_THERE);
        assertThat(table.refuses("e8-d7")).isEqualTo(SheetRule.OWN_UNIT);
        assertThat(table.refuses("d4-e5")).isEqualTo(SheetRule.DISABLED_UNIT_RESTS);
        assertThat(table.refuses("a1-a1")).isEqualTo(SheetRule.MUST_LEAVE_SQUARE);
        assertThat(table.refuses("hold")).isEqualTo(SheetRule.NO_PASSING);
        assertThat(table.refuses("roll 3")).isEqualTo(SheetRule.NO_ROLL_NOW);
    }

    @Test
    void thereIsNoDoubleStepAndNoCastling() {
        assertThat(Table.opening().refuses("a2-a4")).isEqualTo(SheetRule.INF_STEPS_ONE);
        assertThat(Table.with("w", "Ce1", "Mh1", "ce8").refuses("e1-g1")).isEqualTo(SheetRule.MCP_STEPS_ONE);
    }
}

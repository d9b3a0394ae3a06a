package umpire.rules.ogrechess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.Position;

/** After any changes of a board, each of its sets holds exactly the units that stand there now. */
class ChessboardTest {
    private static final Unit TANK = new Unit.Armour(Side.WHITE, UnitKind.HVY, 0);
    private static final Unit STUNNED_GEV = new Unit.Armour(Side.BLACK, UnitKind.GEV, 2);
    private static final Unit RESTING_POST = new Unit.CommandPost(Side.BLACK, 1);

    private static final Chessboard BOARD =
            Chessboard.of(Map.of(Square.A1, TANK, Square.D4, STUNNED_GEV, Square.H8, RESTING_POST));

    /** Counts every set square by square. */
    private static void assertSetsAreRight(Chessboard board) {
        for (Square square : Square.values()) {
            Unit unit = board.at(square).orElse(null);
            assertThat(board.taken(square)).isEqualTo(unit != null);
            assertThat(board.taken().contains(square)).isEqualTo(unit != null);
            assertThat(board.disabled().contains(square)).isEqualTo(unit != null && unit.disabled() >= 1);
            assertThat(board.stunned().contains(square)).isEqualTo(unit != null && unit.disabled() == 2);
            for (Side side : Side.values()) {
                boolean its = unit != null && unit.side() == side;
                assertThat(board.holds(square, side)).isEqualTo(its);
                assertThat(board.of(side).contains(square)).isEqualTo(its);
                for (UnitKind kind : UnitKind.values()) {
                    assertThat(board.of(side, kind).contains(square)).isEqualTo(its && unit.kind() == kind);
                }
            }
            for (UnitKind kind : UnitKind.values()) {
                assertThat(board.of(kind).contains(square)).isEqualTo(unit != null && unit.kind() == kind);
            }
        }
    }

    @Test
    void unitsStandWhereTheyWerePut() {
        assertThat(BOARD.at(Square.A1)).contains(TANK);
        assertThat(BOARD.unit(Square.D4)).isEqualTo(STUNNED_GEV);
        assertThat(BOARD.at(Square.E4)).isEmpty();
        assertThat(BOARD.taken().list()).containsExactly(Square.A1, Square.D4, Square.H8);
        assertThat(BOARD.disabled().list()).containsExactly(Square.D4, Square.H8);
        assertThat(BOARD.stunned().list()).containsExactly(Square.D4);
        assertSetsAreRight(BOARD);
        assertSetsAreRight(Chessboard.EMPTY);
        assertSetsAreRight(Position.opening().board());
    }

    @Test
    void aUnitReplacesTheUnitThatStoodThere() {
        Chessboard free = BOARD.with(Square.E4, TANK);
        assertThat(free.taken().size()).isEqualTo(4);
        assertSetsAreRight(free);
        Chessboard replaced = BOARD.with(Square.D4, TANK);
        assertThat(replaced.unit(Square.D4)).isEqualTo(TANK);
        assertThat(replaced.taken()).isEqualTo(BOARD.taken());
        assertSetsAreRight(replaced);
    }

    @Test
    void aUnitTakenAwayIsInNoSet() {
        Chessboard less = BOARD.without(Square.D4);
        assertThat(less.taken().list()).containsExactly(Square.A1, Square.H8);
        assertSetsAreRight(less);
        assertThat(BOARD.without(Square.E4)).isEqualTo(BOARD);
        assertSetsAreRight(BOARD.without(Square.E4));
    }

    @Test
    void aUnitMovesToAFreeSquareOrReplacesTheUnitThere() {
        Chessboard moved = BOARD.moved(Square.D4, Square.E5);
        assertThat(moved.unit(Square.E5)).isEqualTo(STUNNED_GEV);
        assertThat(moved.taken(Square.D4)).isFalse();
        assertSetsAreRight(moved);
        Chessboard taken = BOARD.moved(Square.A1, Square.H8);
        assertThat(taken.unit(Square.H8)).isEqualTo(TANK);
        assertThat(taken.taken().list()).containsExactly(Square.D4, Square.H8);
        assertSetsAreRight(taken);
        assertThat(BOARD.moved(Square.A1, Square.A1)).isEqualTo(BOARD);
    }

    @Test
    void aBoardNeverChanges() {
        Map<Square, Unit> before = units(BOARD);
        Squares taken = BOARD.taken();
        assertThat(BOARD.moved(Square.A1, Square.H8)).isNotEqualTo(BOARD);
        assertThat(BOARD.without(Square.A1)).isNotEqualTo(BOARD);
        assertThat(BOARD.with(Square.B2, TANK)).isNotEqualTo(BOARD);
        assertThat(units(BOARD)).isEqualTo(before);
        assertThat(BOARD.taken()).isEqualTo(taken);
        assertThat(Chessboard.EMPTY.taken()).isEqualTo(Squares.NONE);
    }

    @Test
    void boardsWithTheSameUnitsAreEqual() {
        Chessboard same =
                BOARD.moved(Square.A1, Square.B3).with(Square.A1, TANK).without(Square.B3);
        assertThat(same).isEqualTo(BOARD).hasSameHashCodeAs(BOARD);
        assertThat(BOARD).isNotEqualTo(BOARD.without(Square.A1)).isNotEqualTo("a1 HVY");
        assertThat(BOARD.hashCode()).isNotEqualTo(Chessboard.EMPTY.hashCode());
        assertThat(BOARD.toString()).startsWith("a1 " + TANK + ", d4 ").endsWith("h8 " + RESTING_POST);
    }

    @Test
    void aSquareWithNothingOnItHasNoUnit() {
        assertThatThrownBy(() -> BOARD.unit(Square.E4))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("e4");
        assertThatThrownBy(() -> BOARD.moved(Square.E4, Square.E5)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theMobileCommandPostIsFoundWhereItStands() {
        assertThat(BOARD.commandPost(Side.BLACK)).contains(Square.H8);
        assertThat(BOARD.commandPost(Side.WHITE)).isEmpty();
    }

    @Test
    void everyPossibleUnitIsReadBackAsItWasPut() {
        for (Side side : Side.values()) {
            comesBack(new Unit.Mechanized(side));
            for (int disabled = 0; disabled <= 2; disabled++) {
                comesBack(new Unit.CommandPost(side, disabled));
                comesBack(new Unit.Armour(side, UnitKind.GEV, disabled));
                comesBack(new Unit.Armour(side, UnitKind.HVY, disabled));
                comesBack(new Unit.Armour(side, UnitKind.MSL, disabled));
            }
            for (int squads = 1; squads <= 3; squads++) {
                comesBack(new Unit.Platoon(side, squads, false));
                comesBack(new Unit.Platoon(side, squads, true));
            }
            for (int moveUnits = 0; moveUnits <= 9; moveUnits++) {
                for (int secondary = 0; secondary <= 4; secondary++) {
                    comesBack(new Unit.Ogre(side, new Batteries(0, secondary), moveUnits));
                    comesBack(new Unit.Ogre(side, new Batteries(1, secondary), moveUnits));
                }
            }
        }
    }

    private static void comesBack(Unit unit) {
        assertThat(Chessboard.EMPTY.with(Square.C6, unit).unit(Square.C6)).isEqualTo(unit);
    }

    private static Map<Square, Unit> units(Chessboard board) {
        Map<Square, Unit> units = new EnumMap<>(Square.class);
        board.taken().forEach(square -> units.put(square, board.unit(square)));
        return units;
    }
}

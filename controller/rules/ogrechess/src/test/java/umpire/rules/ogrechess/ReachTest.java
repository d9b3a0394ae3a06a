package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

@DisplayName("2.12, 2.22, 2.32, 2.42, 2.52, 2.62, 2.72, 3.21 which squares a unit touches")
class ReachTest {
    private static final Unit ENEMY = Unit.fresh(Side.BLACK, UnitKind.GEV);
    private static final Unit FRIEND = Unit.fresh(Side.WHITE, UnitKind.GEV);

    private final Reach reach = new Reach(Rulings.parse(Map.of()).orThrow());
    private final Reach straight =
            new Reach(Rulings.parse(Map.of("mayTurn", "NONE")).orThrow());

    private static Squares squares(String names) {
        Squares set = Squares.NONE;
        for (String name : names.split(" ")) {
            set = set.with(Square.parse(name).orThrow());
        }
        return set;
    }

    private static Chessboard enemiesOn(String names) {
        Chessboard board = Chessboard.EMPTY;
        for (Square square : squares(names)) {
            board = board.with(square, ENEMY);
        }
        return board;
    }

    private static Unit fresh(UnitKind kind) {
        return Unit.fresh(Side.WHITE, kind);
    }

    @Test
    @DisplayName("2.32 a Heavy Tank leaps to the eight corners, fewer at the rim")
    void aHeavyTankLeaps() {
        assertThat(Reach.leaps(Square.D4)).isEqualTo(squares("c2 e2 b3 f3 b5 f5 c6 e6"));
        assertThat(Reach.leaps(Square.A1)).isEqualTo(squares("b3 c2"));
        assertThat(Reach.leaps(Square.H8)).isEqualTo(squares("g6 f7"));
        assertThat(reach.touched(enemiesOn("d5 e4"), Square.D4, fresh(UnitKind.HVY)))
                .isEqualTo(Reach.leaps(Square.D4));
    }

    @Test
    @DisplayName("2.12, 2.62 infantry and the Mobile CP touch their neighbours")
    void infantryAndTheMobileCommandPostTouchTheirNeighbours() {
        assertThat(reach.touched(Chessboard.EMPTY, Square.A4, fresh(UnitKind.INF)))
                .isEqualTo(squares("a3 b4 a5"));
        assertThat(reach.touched(Chessboard.EMPTY, Square.A4, fresh(UnitKind.MCP)))
                .isEqualTo(squares("a3 b3 b4 a5 b5"));
        assertThat(reach.open(UnitKind.INF, Square.A4)).isEqualTo(squares("a3 b4 a5"));
    }

    @Test
    @DisplayName("2.42 a Missile Tank goes two squares along files and ranks, turning or not")
    void aMissileTankGoesTwoSquares() {
        assertThat(reach.open(UnitKind.MSL, Square.A1)).isEqualTo(squares("b1 c1 a2 b2 a3"));
        assertThat(straight.open(UnitKind.MSL, Square.A1)).isEqualTo(squares("b1 c1 a2 a3"));
        assertThat(reach.touched(enemiesOn("a2"), Square.A1, fresh(UnitKind.MSL)))
                .isEqualTo(squares("b1 c1 a2 b2"));
        assertThat(straight.touched(enemiesOn("a2"), Square.A1, fresh(UnitKind.MSL)))
                .isEqualTo(squares("b1 c1 a2"));
        assertThat(reach.touched(enemiesOn("a2 b1"), Square.A1, fresh(UnitKind.MSL)))
                .isEqualTo(squares("b1 a2"));
    }

    @Test
    @DisplayName("2.22 a GEV goes four squares on the diagonals, turning or not")
    void aGevStaysOnItsColour() {
        Squares open = reach.open(UnitKind.GEV, Square.A1);
        assertThat(open).isEqualTo(squares("c1 e1 b2 d2 a3 c3 e3 b4 d4 a5 c5 e5"));
        assertThat(reach.touched(enemiesOn("b2"), Square.A1, fresh(UnitKind.GEV)))
                .isEqualTo(squares("b2"));
    }

    @Test
    @DisplayName("2.22, 3.21 a GEV that goes straight stops at the enemy")
    void aStraightGevStopsAtTheEnemy() {
        assertThat(straight.open(UnitKind.GEV, Square.D1)).isEqualTo(squares("c2 b3 a4 e2 f3 g4 h5"));
        assertThat(straight.touched(enemiesOn("f3 b3"), Square.D1, fresh(UnitKind.GEV)))
                .isEqualTo(squares("c2 b3 e2 f3"));
    }

    @Test
    @DisplayName("2.72 Mech-INF goes three squares any way, round enemies but not through them")
    void mechanizedInfantryGoesRoundEnemies() {
        Squares open = reach.open(UnitKind.MECH, Square.A1);
        assertThat(open).isEqualTo(squares("b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"));
        assertThat(reach.touched(enemiesOn("a2 b1 b2"), Square.A1, fresh(UnitKind.MECH)))
                .isEqualTo(squares("a2 b1 b2"));
        assertThat(reach.touched(enemiesOn("a2 b2"), Square.A1, fresh(UnitKind.MECH)))
                .isEqualTo(squares("b1 c1 d1 a2 b2 c2 d2 b3 c3 d3"));
        assertThat(straight.open(UnitKind.MECH, Square.A1)).isEqualTo(squares("b1 c1 d1 a2 a3 a4 b2 c3 d4"));
    }

    @Test
    @DisplayName("3.21 a way has the length of its shortest detour")
    void stepsLeftCountTheWayRound() {
        Chessboard open = Chessboard.EMPTY;
        assertThat(reach.stepsLeft(open, fresh(UnitKind.GEV), Square.A1, Square.B2))
                .isEqualTo(3);
        assertThat(reach.stepsLeft(open, fresh(UnitKind.GEV), Square.A1, Square.E5))
                .isEqualTo(0);
        assertThat(reach.stepsLeft(open, fresh(UnitKind.GEV), Square.A1, Square.A2))
                .isEqualTo(-1);
        assertThat(reach.stepsLeft(open, fresh(UnitKind.MECH), Square.A1, Square.A3))
                .isEqualTo(1);
        assertThat(reach.stepsLeft(enemiesOn("a2 b2"), fresh(UnitKind.MECH), Square.A1, Square.A3))
                .isEqualTo(-1);
        assertThat(reach.stepsLeft(open.with(Square.A2, FRIEND), fresh(UnitKind.MECH), Square.A1, Square.A3))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("2.52 an Ogre touches the squares of its eight lines, as many as it may move")
    void anOgreTouchesItsLines() {
        Unit.Ogre slow = new Unit.Ogre(Side.WHITE, Batteries.ALL, 3);
        Unit.Ogre wreck = new Unit.Ogre(Side.WHITE, Batteries.ALL, 0);
        assertThat(reach.touched(Chessboard.EMPTY, Square.A1, fresh(UnitKind.OGRE)))
                .isEqualTo(squares("b1 c1 d1 a2 b2 a3 c3 a4 d4"));
        assertThat(reach.touched(Chessboard.EMPTY, Square.H4, slow)).isEqualTo(squares("g3 h3 g4 g5 h5"));
        assertThat(reach.touched(Chessboard.EMPTY, Square.H4, wreck)).isEqualTo(Squares.NONE);
        assertThat(Reach.star(Square.A1)).isEqualTo(squares("b1 c1 d1 a2 b2 a3 c3 a4 d4"));
    }

    @Test
    @DisplayName("2.531, 2.532 the first enemy ends an Ogre's line; infantry must be paid for")
    void theFirstEnemyEndsAnOgresLine() {
        Unit infantry = Unit.fresh(Side.BLACK, UnitKind.INF);
        Unit.Ogre ogre = Unit.Ogre.fresh(Side.WHITE);
        Chessboard armour = enemiesOn("a3");
        assertThat(Reach.line(armour, Square.A1, ogre, 0, 1, 3)).isEqualTo(squares("a2 a3"));
        assertThat(Reach.line(armour, Square.A1, ogre, 0, 1, 2)).isEqualTo(squares("a2 a3"));
        assertThat(Reach.line(armour, Square.A1, ogre, 0, 1, 1)).isEqualTo(squares("a2"));
        assertThat(Reach.line(armour, Square.A1, ogre, 1, 1, 3)).isEqualTo(squares("b2 c3 d4"));
        assertThat(Reach.line(armour, Square.A1, ogre, -1, 0, 3)).isEqualTo(Squares.NONE);
        Chessboard platoon = Chessboard.EMPTY.with(Square.A3, infantry);
        assertThat(Reach.line(platoon, Square.A1, ogre, 0, 1, 3)).isEqualTo(squares("a2 a3"));
        assertThat(Reach.line(platoon, Square.A1, ogre, 0, 1, 2)).isEqualTo(squares("a2"));
        Chessboard own = Chessboard.EMPTY.with(Square.A2, FRIEND).with(Square.B1, infantry);
        assertThat(reach.touched(own, Square.A1, ogre)).isEqualTo(squares("b1 a2 b2 a3 c3 a4 d4"));
    }

    @Test
    @DisplayName("2.23, 2.742 a run home steps nearer to the own side each time, and never through enemies")
    void aRunHomeStepsNearerToTheOwnSide() {
        Unit gev = fresh(UnitKind.GEV);
        Unit mech = fresh(UnitKind.MECH);
        assertThat(reach.homeward(Chessboard.EMPTY, Square.D4, gev, 2)).isEqualTo(squares("c3 e3 b2 d2 f2"));
        assertThat(reach.homeward(Chessboard.EMPTY, Square.D4, mech, 1)).isEqualTo(squares("c3 d3 e3"));
        assertThat(reach.homeward(Chessboard.EMPTY, Square.D4, Unit.fresh(Side.BLACK, UnitKind.GEV), 1))
                .isEqualTo(squares("c5 e5"));
        assertThat(reach.homeward(Chessboard.EMPTY, Square.D4, gev, 0)).isEqualTo(Squares.NONE);
        assertThat(reach.homeward(Chessboard.EMPTY, Square.D1, gev, 2)).isEqualTo(Squares.NONE);
        assertThat(reach.homeward(enemiesOn("c3"), Square.D4, gev, 2)).isEqualTo(squares("e3 d2 f2"));
        Chessboard friend = Chessboard.EMPTY.with(Square.C3, FRIEND);
        assertThat(reach.homeward(friend, Square.D4, gev, 2)).isEqualTo(squares("e3 b2 d2 f2"));
        assertThat(straight.homeward(Chessboard.EMPTY, Square.D4, gev, 2)).isEqualTo(squares("c3 e3 b2 f2"));
    }

    @Test
    @DisplayName("2.12 to 2.72 every kind has its steps")
    void everyKindHasItsSteps() {
        assertThat(Arrays.stream(UnitKind.values()).map(kind -> kind + " " + kind.steps()))
                .containsExactlyInAnyOrder("INF 1", "GEV 4", "HVY 1", "MSL 2", "OGRE 1", "MCP 1", "Mech-INF 3");
    }
}

package umpire.rules.ogrechess;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;

/**
 * A second implementation of movement for tests, under the default rulings. It walks square by square and uses none of the game's sets and
 * flood fills.
 */
final class Walker {
    private final Chessboard board;
    private final Set<String> found = new TreeSet<>();

    private Walker(Chessboard board) {
        this.board = board;
    }

    /** Returns every plain move and every overrun of a Mobile CP a side could make if it were to move, check aside. */
    static Set<String> steps(Chessboard board, Side side, boolean mayRest) {
        Walker walker = new Walker(board);
        for (Square from : Square.values()) {
            Optional<Unit> unit = board.at(from);
            boolean able = unit.isPresent()
                    && unit.get().side() == side
                    && (!mayRest || unit.get().disabled() == 0);
            if (able) {
                walker.walk(from, unit.get());
            }
        }
        return walker.found;
    }

    private void walk(Square from, Unit unit) {
        for (int files = -2; files <= 2; files++) {
            for (int ranks = -2; ranks <= 2; ranks++) {
                int a = Math.abs(files);
                int b = Math.abs(ranks);
                boolean one = Math.max(a, b) == 1;
                boolean straight = a + b == 1;
                switch (unit.kind()) {
                    case HVY -> step(unit, from, from, files, ranks, a + b == 3 && a > 0 && b > 0 ? 1 : 0, false);
                    case MCP -> step(unit, from, from, files, ranks, one ? 1 : 0, false);
                    case GEV -> step(unit, from, from, files, ranks, a == 1 && b == 1 ? 4 : 0, true);
                    case MSL -> step(unit, from, from, files, ranks, straight ? 2 : 0, true);
                    case MECH -> step(unit, from, from, files, ranks, one ? 3 : 0, true);
                    case INF -> {
                        step(unit, from, from, files, ranks, straight ? 1 : 0, false);
                        strike(unit, from, files, ranks, a == 1 && b == 1);
                    }
                    case OGRE -> step(unit, from, from, files, ranks, one ? ((Unit.Ogre) unit).movement() : 0, false);
                }
            }
        }
    }

    private void strike(Unit unit, Square from, int files, int ranks, boolean diagonal) {
        if (diagonal && Square.onBoard(from.file() + files, from.rank() + ranks)) {
            Square to = Square.of(from.file() + files, from.rank() + ranks);
            if (board.at(to)
                    .filter(there -> there.side() != unit.side() && there.kind() == UnitKind.MCP)
                    .isPresent()) {
                found.add(from + "x" + to);
            }
        }
    }

    private void step(Unit unit, Square from, Square at, int files, int ranks, int left, boolean turns) {
        if (left <= 0 || !Square.onBoard(at.file() + files, at.rank() + ranks)) {
            return;
        }
        Square to = Square.of(at.file() + files, at.rank() + ranks);
        Optional<Unit> there = board.at(to);
        if (there.isPresent() && there.get().side() != unit.side()) {
            if (there.get().kind() == UnitKind.MCP && unit.kind() != UnitKind.INF) {
                found.add(from + "x" + to);
            }
            return;
        }
        if (there.isEmpty()) {
            found.add(from + "-" + to);
        }
        if (!turns) {
            step(unit, from, to, files, ranks, left - 1, false);
            return;
        }
        for (int f = -1; f <= 1; f++) {
            for (int r = -1; r <= 1; r++) {
                boolean slanted = f != 0 && r != 0;
                boolean fits =
                        unit.kind() == UnitKind.GEV ? slanted : unit.kind() == UnitKind.MECH || (f != 0) ^ (r != 0);
                if (fits && (f != 0 || r != 0)) {
                    step(unit, from, to, f, r, left - 1, true);
                }
            }
        }
    }
}

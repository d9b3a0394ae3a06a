package umpire.rules.ogrechess;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Squares.Neighbours;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** The result of a game, with the rule and the units that decide it. */
final class GameResult {
    private GameResult() {}

    /** Returns the outcome where a side has no Mobile CP. The last move is the overrun if the winner stands where it ended. */
    static Outcome overrun(Side loser, Position position) {
        List<Action.MovePiece> moves = position.moveHistory().moves();
        String by = moves.isEmpty() || !position.board().holds(moves.getLast().to(), loser.other())
                ? loser + "'s MCP was overrun"
                : overran(position.board(), moves.getLast(), loser);
        return won("mcp-overrun", loser.other(), SheetRule.MCP_OVERRUN, by + ", and with it " + loser + " has lost.");
    }

    private static String overran(Chessboard board, Action.MovePiece last, Side loser) {
        return "The " + board.unit(last.to()).kind() + " from " + last.from() + " has overrun " + loser + "'s MCP on "
                + last.to();
    }

    /**
     * Returns the outcome of a checkmate of the side to move.
     *
     * @param attackers the units that could overrun its Mobile CP where it stands
     */
    static Outcome mated(Position position, Squares attackers) {
        Chessboard board = position.board();
        Side loser = position.turn();
        Square post = board.commandPost(loser).orElseThrow();
        String by = Wording.units(board, attackers);
        String says = "Checkmate: " + by + " could overrun " + loser + "'s MCP on " + post + " next."
                + over(board, attackers, post) + " " + confined(board, post)
                + " No shot, no overrun and no piece in between can stop "
                + (attackers.size() == 1 ? by : "them all") + ".";
        return won("checkmate", loser.other(), SheetRule.CHECKMATE, says);
    }

    /** Explains why the loser's pieces in the way of an OGRE do not stop it. */
    static String over(Chessboard board, Squares attackers, Square post) {
        return attackers.and(board.of(UnitKind.OGRE)).list().stream()
                        .anyMatch(ogre -> Neighbours.between(ogre, post)
                                .intersects(board.of(board.unit(post).side())))
                ? " An OGRE drives over the infantry in its way."
                : "";
    }

    /** Says why a Mobile CP that could be overrun stays where it is. */
    private static String confined(Chessboard board, Square post) {
        if (board.disabled().contains(post)) {
            return "The MCP is disabled and cannot move.";
        }
        Squares free = Neighbours.around(post).without(board.taken());
        return free.isEmpty()
                ? "The MCP has no free square to go to."
                : "The MCP has no safe square to go to: it could be overrun on "
                        + Listed.and(free.list().stream().map(Square::toString).toList()) + " too.";
    }

    /**
     * Returns the outcome of a stalemate of the side to move.
     *
     * @param open whether its pieces could move, but every move would leave its Mobile CP open to an overrun
     */
    static Outcome stalemate(Position position, boolean open) {
        Side side = position.turn();
        String nothing = open ? "each move would leave its MCP open to an overrun" : "none of its pieces can move";
        return drawn("stalemate", SheetRule.STALEMATE, "Stalemate: " + side + " is not in check, but " + nothing + ".");
    }

    static Outcome repetition(MoveHistory history, int cycles) {
        List<Action.MovePiece> moves = history.moves();
        String cycle = moves.subList(moves.size() - MoveHistory.CYCLE, moves.size()).stream()
                .map(move -> Wording.way(move.from(), move.to()))
                .collect(Collectors.joining(", "));
        String says = "The same moves were made " + cycles + " times in a row: " + cycle + ".";
        return drawn("repetition", SheetRule.REPETITION, says);
    }

    static Outcome deadPosition() {
        String says = "Only Mobile CPs and Ogres that neither move nor fire are left, and none of them can win.";
        return drawn("dead-position", SheetRule.DEAD_POSITION, says);
    }

    static Outcome quiet(int turns) {
        String says = "For " + turns + " turns nothing was shot at, overrun, combined or promoted.";
        return drawn("quiet", SheetRule.QUIET_TURNS, says);
    }

    private static Outcome won(String kind, Side winner, SheetRule rule, String says) {
        return new Outcome(kind, List.of(winner.seat()), rule, winner + " wins. " + says);
    }

    private static Outcome drawn(String kind, SheetRule rule, String says) {
        return new Outcome(kind, List.of(), rule, "A draw. " + says);
    }
}

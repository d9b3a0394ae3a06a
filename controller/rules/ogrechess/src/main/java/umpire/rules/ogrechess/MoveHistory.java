package umpire.rules.ogrechess;

import java.util.List;

/**
 * The moves that repetition and quiet turns are counted from.
 *
 * @param moves the plain moves since the last other action, oldest first; only as many as repetition needs
 * @param quietTurns half-turns since a shot, an overrun, a combination or a promotion
 */
public record MoveHistory(List<Action.MovePiece> moves, int quietTurns) {
    public static final MoveHistory NONE = new MoveHistory(List.of(), 0);

    /** Half-turns of one cycle: each side moves out and back. */
    public static final int CYCLE = 4;

    public static final int MOST_CYCLES = 4;

    public MoveHistory {
        moves = List.copyOf(moves);
    }

    public MoveHistory after(Action.MovePiece move) {
        int most = CYCLE * MOST_CYCLES - 1;
        List<Action.MovePiece> kept = moves.size() > most ? moves.subList(moves.size() - most, moves.size()) : moves;
        Action.MovePiece[] longer = kept.toArray(new Action.MovePiece[kept.size() + 1]);
        longer[kept.size()] = move;
        return new MoveHistory(List.of(longer), quietTurns + 1);
    }

    /** Returns the history after a half-turn without an action. */
    public MoveHistory afterPass() {
        return new MoveHistory(List.of(), quietTurns + 1);
    }

    /** Returns whether the last moves repeat one cycle this many times (3.03). */
    public boolean repeats(int cycles) {
        int size = moves.size();
        if (size < cycles * CYCLE) {
            return false;
        }
        for (int i = size - cycles * CYCLE; i < size - CYCLE; i++) {
            if (!moves.get(i).equals(moves.get(i + CYCLE))) {
                return false;
            }
        }
        return true;
    }
}

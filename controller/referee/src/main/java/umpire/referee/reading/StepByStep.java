package umpire.referee.reading;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * Counts the steps that the players must have taken if an explanation is true.
 *
 * @param moves how many of its actions change how the table looks
 * @param turns how often the acting seat changes
 * @param namedByTouch whether players name one of the actions by touching
 */
record StepByStep(int moves, int turns, boolean namedByTouch) {
    /** The most that players do before the table has looked: one moves, and the other answers. */
    private static final int MOVE_AND_REPLY = 2;

    static <S, A> StepByStep of(Game<S, A> game, S from, Explanation<S, A> explanation) {
        int moves = 0;
        boolean touched = false;
        int turns = 0;
        S state = from;
        Seat seat = game.seatOf(from, explanation.actions().get(0));
        for (A action : explanation.actions()) {
            turns += game.seatOf(state, action).equals(seat) ? 0 : 1;
            seat = game.seatOf(state, action);
            touched = touched || !game.touches(state, action).isEmpty();
            if (game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted) {
                moves += game.show(accepted.next()).equals(game.show(state)) ? 0 : 1;
                state = accepted.next();
            }
        }
        return new StepByStep(moves, turns, touched);
    }

    /**
     * Returns whether the explanation is plausible: one seat's actions, however many, or a move and its reply.
     *
     * @param together whether one action moves several pieces: then one seat made only one action
     */
    boolean likely(boolean together) {
        return turns == 0 ? !together || moves <= 1 : turns == 1 && moves <= MOVE_AND_REPLY;
    }
}

package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

/**
 * An overrun while it is fought. The defender stands on the board; the attacker is here until it has won.
 *
 * @param from where the attacker came from
 * @param at the contested square
 * @param attacker as it is now
 * @param attackerFires whether this is the attacker's fire round
 * @param shot which shot of the round is next, from 0
 * @param unarmedRounds rounds an Ogre without weapons has already stood
 * @param spent movement points an Ogre has spent to get here
 */
public record Fight(
        Square from, Square at, Unit attacker, boolean attackerFires, int shot, int unarmedRounds, int spent) {
    public Unit shooter(Chessboard board) {
        return attackerFires ? attacker : board.unit(at);
    }

    public Unit target(Chessboard board) {
        return attackerFires ? board.unit(at) : attacker;
    }

    public Fight nextShot() {
        return new Fight(from, at, attacker, attackerFires, shot + 1, unarmedRounds, spent);
    }

    public Fight nextRound() {
        return new Fight(from, at, attacker, !attackerFires, 0, unarmedRounds, spent);
    }

    public Fight unarmedRound() {
        return new Fight(from, at, attacker, attackerFires, shot, unarmedRounds + 1, spent);
    }

    public Fight with(Unit newAttacker) {
        return new Fight(from, at, newAttacker, attackerFires, shot, unarmedRounds, spent);
    }
}

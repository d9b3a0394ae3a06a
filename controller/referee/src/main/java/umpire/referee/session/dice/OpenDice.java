package umpire.referee.session.dice;

import java.util.List;
import umpire.referee.announcement.DiceNaming.OpenDie;
import umpire.referee.announcement.DueRoll;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Seat;

/**
 * The dice of a roll that the camera found but could not read, with their possible faces.
 *
 * @param dice the dice in any tray, from left to right
 */
record OpenDice(Board board, Awaited.Roll roll, List<SettledDie> dice) {
    /**
     * Finds the unread dice of a roll. Dice that lay there before the roll was due are left out, and so are dice that
     * were read once.
     */
    static OpenDice of(Board board, Awaited.Roll roll, Perception<?, ?> perception) {
        List<SettledDie> known = perception.heldDice().counted();
        return new OpenDice(
                board,
                roll,
                perception.dice().stream()
                        .filter(die -> die.status() == SettledDie.Status.UNREAD && die.fresh())
                        .filter(die -> !die.mayShow().isEmpty())
                        .filter(die -> known.stream()
                                .noneMatch(other -> other.pose().distanceMm(die.pose()) <= DueRoll.SAME_DIE_MM))
                        .toList());
    }

    /** Returns the unread dice of a seat, at most as many as the roll asks of it. */
    List<OpenDie> of(Seat seat, int asked) {
        return dice.stream()
                .filter(die -> roll.throwers().stream()
                        .anyMatch(thrower -> thrower.seat().equals(seat)
                                && thrower.dice().stream().anyMatch(each -> each.include(die.kind(), die.name()))
                                && RollDice.inTray(board, thrower, die)))
                .limit(asked)
                .map(die -> new OpenDie(
                        die.mayShow(), DieWhereabouts.of(board, die).says().strip()))
                .toList();
    }
}

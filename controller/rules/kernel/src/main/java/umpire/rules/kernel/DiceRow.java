package umpire.rules.kernel;

import java.util.List;

/**
 * Dice that a seat has before it, to be shown as dice: a pool, what was set aside of it.
 *
 * @param seat whose they are
 * @param what what they are, in a word or two: {@code Gobble Dice}
 * @param dice in the order in which they are shown; those alike that follow one another belong together
 */
public record DiceRow(Seat seat, String what, List<DieShown> dice) {
    public DiceRow {
        dice = List.copyOf(dice);
        if (dice.isEmpty() || what.isBlank()) {
            throw new IllegalArgumentException("a row of dice is called something and has dice, not " + dice);
        }
    }
}

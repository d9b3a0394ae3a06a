package umpire.rules.kernel;

import java.util.List;

/**
 * Dice in front of a seat, to be shown as dice: a pool, or dice set aside from it.
 *
 * @param seat the owner
 * @param what a word or two: {@code Gobble Dice}
 * @param dice in the order in which they are shown; equal neighbours belong together
 */
public record DiceRow(Seat seat, String what, List<DieShown> dice) {
    public DiceRow {
        dice = List.copyOf(dice);
        if (dice.isEmpty() || what.isBlank()) {
            throw new IllegalArgumentException("a row of dice needs a name and dice, not " + dice);
        }
    }
}

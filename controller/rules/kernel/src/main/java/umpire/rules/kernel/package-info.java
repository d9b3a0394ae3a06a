/**
 * The few words all games share: seats, places, tokens, placements, rules, verdicts, house rulings and the game itself.
 *
 * <p>Everything here is a value or a pure function. Nothing here may read a clock, draw a random number, open a file or
 * start a thread, and nothing here may be of use to one game only: such a word belongs to that game's room.
 */
package umpire.rules.kernel;

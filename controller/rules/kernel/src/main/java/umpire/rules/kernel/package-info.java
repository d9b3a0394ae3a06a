/**
 * The types that all games share: seats, places, tokens, placements, rules, verdicts, house rulings and the game
 * itself.
 *
 * <p>Everything here is a value or a pure function. No code here may read a clock, draw a random number, open a file or
 * start a thread. A type that serves only one game belongs to that game's module.
 */
package umpire.rules.kernel;

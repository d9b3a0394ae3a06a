/**
 * What sensors under the board feel, beside what the eye claims: one claim for each place, and what is doubted.
 *
 * <p>A sensor says that something stands there, and never what. Where the two disagree nothing is guessed: a place is asked about, or a
 * sensor is left out. Time is an argument.
 */
package umpire.referee.presence;

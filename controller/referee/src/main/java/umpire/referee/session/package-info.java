/**
 * The game on the table: one value that takes an input and answers what to record and what to say.
 *
 * <p>What comes in is in {@code input}, what is kept for good in {@code record}; nothing else here is for other rooms. The {@code state}
 * has two halves: what was recorded, which goes through one fold, live and after a restart alike, and what is only seen, touched or
 * pointed at, which is lost at a restart without loss to the game. A {@code step} changes it, by a look, a press or a command. Dice at
 * rest are read in {@code dice}; what buttons and touches choose among lies in {@code choice}; {@code prompt} says what the table waits
 * for, and {@code chronicle} what happened.
 */
package umpire.referee.session;

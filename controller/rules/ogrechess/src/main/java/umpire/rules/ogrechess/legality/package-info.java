/**
 * Which actions a side has, which of them check forbids, and when a game is over.
 *
 * <p>Legal actions are found here and refusals are judged in {@code refusal}: twice on purpose. Here they are generated from bitboards,
 * and one look at check serves all of them; a refusal is asked of any action that somebody tries, and has to name the first rule that it
 * breaks. What check forbids is common to both and is decided here. Random play and the search for explanations list what is legal after
 * every action, and {@code ./umpire bench} counts some nine times as many sequences with the last action listed as with it judged: too
 * much to list by judging each candidate. The laws of play hold both equal ({@code OgreChessLawsTest}): an action is accepted exactly
 * when it is listed.
 */
package umpire.rules.ogrechess.legality;

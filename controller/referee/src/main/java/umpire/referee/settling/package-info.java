/**
 * Many looks become one settled look. Time is an argument.
 *
 * <p>A settled look exists only while the table is quiet: registered, nothing moving, no hand, for long enough and over enough
 * looks that agree. This room remembers besides which pieces were lifted and put back, and which dice were thrown since they
 * were last taken. It may not know a game: it says what lies where, never what that means.
 */
package umpire.referee.settling;

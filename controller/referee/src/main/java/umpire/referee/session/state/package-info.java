/**
 * The two halves of a session: the recorded game, which is the fold of its entries, and what the table sees and was told by touch and
 * button. Nothing here decides; every change returns another value.
 */
package umpire.referee.session.state;

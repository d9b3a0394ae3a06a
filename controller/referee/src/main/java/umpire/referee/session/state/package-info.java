/**
 * The two halves of a session: the recorded game, which is the fold of its entries, and the perception of looks,
 * touches and buttons. Nothing here decides; every change returns another value.
 */
package umpire.referee.session.state;

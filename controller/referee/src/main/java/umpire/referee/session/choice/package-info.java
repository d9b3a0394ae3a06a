/**
 * The options that players choose without moving a piece, and the ones that touches and a press of confirm would take.
 * Has no side effects.
 */
package umpire.referee.session.choice;

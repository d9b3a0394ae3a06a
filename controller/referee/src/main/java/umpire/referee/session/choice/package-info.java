/**
 * What players choose among without moving a piece, and what their touches and a press of confirm would take. It says what a press
 * means now and does nothing itself.
 */
package umpire.referee.session.choice;

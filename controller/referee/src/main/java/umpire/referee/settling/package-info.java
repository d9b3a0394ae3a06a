/**
 * Turns many looks into one settled look. The caller passes the time.
 *
 * <p>A settled look exists only while the table is quiet: registered, no movement, no hand, for long enough and over
 * enough agreeing looks. This package also remembers which pieces were lifted and put back, and which dice were thrown
 * since they were last taken. It knows no game: it says where pieces lie, never what that means.
 */
package umpire.referee.settling;

/** Games for the referee's tests, small enough to draw, and a table to play them on by hand. */
package umpire.referee.toy;

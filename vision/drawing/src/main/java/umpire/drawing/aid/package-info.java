/** Draws the player aids: a summary of the rules, and record sheets with boxes to cross. */
package umpire.drawing.aid;

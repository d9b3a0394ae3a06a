/** The combat results table: ranges, odds, and what a result does. */
package umpire.rules.ogrechess.combat;

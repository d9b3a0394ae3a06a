/** What stands where and what a turn has come to: squares, units, phases, actions. */
package umpire.rules.ogrechess.position;

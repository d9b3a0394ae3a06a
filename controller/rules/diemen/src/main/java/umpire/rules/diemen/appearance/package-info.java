/** The sheet with its hexes and trays, the counters and dice, and what the table looks like. */
package umpire.rules.diemen.appearance;

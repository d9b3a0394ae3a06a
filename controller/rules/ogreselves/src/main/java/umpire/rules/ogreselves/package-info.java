/**
 * Ogres & Elves, by Jim Deacove's sheet of 2005 with its three games, and its house rulings. Values in, values out: nothing here
 * knows of clocks, chance, files or devices.
 */
package umpire.rules.ogreselves;

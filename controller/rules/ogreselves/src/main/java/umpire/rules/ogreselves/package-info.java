/**
 * Ogres & Elves, by Jim Deacove's sheet of 2005 with its three games, and its house rulings. Pure functions of values: no code here uses a
 * clock, a random source, a file or a device.
 */
package umpire.rules.ogreselves;

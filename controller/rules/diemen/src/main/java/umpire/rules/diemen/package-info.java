/**
 * Die, Men!, by its sheet of one page, the mass battles of the One-Roll Engine, and its house rulings. Pure functions of values: no code
 * here uses a clock, a random source, a file or a device.
 */
package umpire.rules.diemen;

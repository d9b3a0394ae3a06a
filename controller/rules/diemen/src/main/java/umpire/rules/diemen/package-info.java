/**
 * Die, Men!, by its sheet of one page, the mass battles of the One-Roll Engine, and its house rulings. Values in, values out: nothing
 * here knows of clocks, chance, files or devices.
 */
package umpire.rules.diemen;

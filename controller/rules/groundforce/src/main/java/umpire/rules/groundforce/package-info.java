/**
 * Ground Force, by its rulebook's sheet, and its house rulings. Values in, values out: nothing here knows of clocks, chance, files or
 * devices.
 */
package umpire.rules.groundforce;

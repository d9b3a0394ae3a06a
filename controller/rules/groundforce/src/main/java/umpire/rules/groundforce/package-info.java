/**
 * Ground Force with its house rulings. Pure functions of values: no code here uses a clock, a random source, a file or a device.
 */
package umpire.rules.groundforce;

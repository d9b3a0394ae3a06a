/**
 * Computes the parts, wiring and mounting of a rig from the same data that the program uses. Pure.
 *
 * <p>Prices are approximate European retail prices for one item, in euros.
 */
package umpire.hardware.plan;

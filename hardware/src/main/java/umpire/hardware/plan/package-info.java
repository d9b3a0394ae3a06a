/**
 * What a builder buys, wires and mounts for a rig: worked out from the same data as the program runs by. Pure.
 *
 * <p>Prices are what shops in Europe ask for one of each, roughly, in euros.
 */
package umpire.hardware.plan;

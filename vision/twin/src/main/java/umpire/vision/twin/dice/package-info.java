/**
 * Dice as bodies in space: which form they have, how they roll, push one another and come to rest, and that no two are in each other.
 * Chance comes in as a seed.
 */
package umpire.vision.twin.dice;

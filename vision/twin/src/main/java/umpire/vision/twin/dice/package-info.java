/**
 * Simulates dice as solids in space: their forms, how they roll, push one another and come to rest, and that no two overlap. Randomness
 * comes from a seed.
 */
package umpire.vision.twin.dice;

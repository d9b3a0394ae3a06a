/** Slow proofs that are too long for a test run: what the table promises is tried hundreds of times, from outside. */
package umpire.proof.stress;

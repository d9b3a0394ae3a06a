/** Proofs that take too long for a test run. They test the table's guarantees hundreds of times, from outside. */
package umpire.proof.stress;

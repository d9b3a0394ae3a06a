/** Proofs that take too long for a test run. They test the guarantees of a running table hundreds of times, from another process. */
package umpire.proof.stress;

/** The commands for proofs and benchmarks. They are available when this module is on the class path, which it is not on a running table. */
package umpire.proof.command;

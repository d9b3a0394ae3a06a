/** Players against one another: which of two plays better, and how sure that is. */
package umpire.proof.tournament;

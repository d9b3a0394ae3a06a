/** Writes the chronicle, with the same lines during play and after a restart. */
package umpire.referee.session.chronicle;

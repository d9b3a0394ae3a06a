/** Tells what happened, in the same lines whether it is played now or was before a restart. */
package umpire.referee.session.chronicle;

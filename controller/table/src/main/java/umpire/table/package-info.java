/** The shell around the referee, and the only {@code main}. Everything that can fail by itself is wired up from here. */
package umpire.table;

/** The shell around the referee. */
package umpire.table;

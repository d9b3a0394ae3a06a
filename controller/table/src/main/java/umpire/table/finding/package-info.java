/** Findings on parts of the table, and the checks that also work while the table runs. */
package umpire.table.finding;

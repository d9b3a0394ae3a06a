/** Printed parts for a table: the boxes of its games. */
package umpire.table.print;

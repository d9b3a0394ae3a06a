/** What is printed for a table: the boxes of the games that can be played on it. */
package umpire.table.print;

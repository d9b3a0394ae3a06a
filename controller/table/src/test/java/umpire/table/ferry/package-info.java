/** A second game for the tests of a table that changes games. */
package umpire.table.ferry;

/** Checks of a table's parts, one by one. Each finding says what is wrong, why, the remedy, and how to verify it. */
package umpire.table.doctor;

/** Examines a table's parts one by one, before or without playing: what is wrong, why, what mends it, and how to see that it is mended. */
package umpire.table.doctor;

/** What is found of a part of the table, and the examinations that need nothing but it: they work while a table runs, too. */
package umpire.table.finding;

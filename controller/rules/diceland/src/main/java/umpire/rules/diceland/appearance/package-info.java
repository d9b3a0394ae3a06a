/** The printed table, the dice as bodies, and how the table must look. */
package umpire.rules.diceland.appearance;

/** The dice of the box as they are printed, and the data file that defines them. */
package umpire.rules.diceland.catalogue;

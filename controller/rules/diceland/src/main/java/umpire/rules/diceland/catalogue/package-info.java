/** The dice of the box as they are printed, and the data file that tells them. */
package umpire.rules.diceland.catalogue;

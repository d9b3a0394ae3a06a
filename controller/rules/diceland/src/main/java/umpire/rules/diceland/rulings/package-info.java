/** The rules of the sheet in our own words, and how this house answers what it leaves open. */
package umpire.rules.diceland.rulings;

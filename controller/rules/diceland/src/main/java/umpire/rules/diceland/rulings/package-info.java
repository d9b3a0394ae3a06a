/** The rules of the sheet in our own words, and the house rulings on its open questions. */
package umpire.rules.diceland.rulings;

/** The sheet's rules in our own words, and the answers of this table to the questions that the sheet leaves open. */
package umpire.rules.groundforce.rulings;

/** The sheet's rules in our own words, and how this table answers what the sheet leaves open. */
package umpire.rules.groundforce.rulings;

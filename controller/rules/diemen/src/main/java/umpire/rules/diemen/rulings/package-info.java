/** The sheet's rules in our own words, and the house rulings on its open questions. */
package umpire.rules.diemen.rulings;

/** The sheet's rules by their numbers, the questions it leaves open and how they are answered here. */
package umpire.rules.ogrechess.rulings;

/** What is said of units, actions and phases. */
package umpire.rules.ogrechess.words;

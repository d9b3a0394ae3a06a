/** Says whether a position that somebody wrote or laid out can be. */
package umpire.rules.diemen.validity;

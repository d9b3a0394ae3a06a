/** How actions and whole positions are written down and read. */
package umpire.rules.diemen.notation;

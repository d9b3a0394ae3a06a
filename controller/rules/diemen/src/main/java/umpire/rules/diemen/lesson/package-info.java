/** A first game of Die, Men! for newcomers. */
package umpire.rules.diemen.lesson;

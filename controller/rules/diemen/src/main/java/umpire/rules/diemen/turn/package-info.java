/** Carries actions out and goes on to what is awaited next. */
package umpire.rules.diemen.turn;

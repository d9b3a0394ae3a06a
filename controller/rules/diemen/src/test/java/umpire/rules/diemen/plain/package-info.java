/**
 * A second implementation of Die, Men! for tests, from the sheet and the house rulings, on plain maps and texts. It shares no code with the
 * game.
 */
package umpire.rules.diemen.plain;

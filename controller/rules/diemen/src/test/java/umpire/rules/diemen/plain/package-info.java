/** Die, Men! once more, from the sheet and the house's answers alone, on plain maps and texts. Nothing of the game's own code is used. */
package umpire.rules.diemen.plain;

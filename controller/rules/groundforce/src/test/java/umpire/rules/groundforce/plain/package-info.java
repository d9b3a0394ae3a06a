/** Ground Force once more, from the sheet and the house's answers, in plain strings and maps: it shares no code with the game. */
package umpire.rules.groundforce.plain;

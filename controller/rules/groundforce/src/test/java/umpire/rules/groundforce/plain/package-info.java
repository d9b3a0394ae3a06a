/** A second implementation of Ground Force, from the sheet and the house rulings, in strings and maps. It shares no code with the game. */
package umpire.rules.groundforce.plain;

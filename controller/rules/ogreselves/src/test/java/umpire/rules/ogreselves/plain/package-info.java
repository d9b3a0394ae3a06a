/** The game once more, written from the sheet and the house's answers on plain lists of words, and compared with the room's own. */
package umpire.rules.ogreselves.plain;

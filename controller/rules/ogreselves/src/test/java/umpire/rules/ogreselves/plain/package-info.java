/** The Ogres' part of a turn once more, written from the sheet alone on plain lists of words, and compared with the room's own. */
package umpire.rules.ogreselves.plain;

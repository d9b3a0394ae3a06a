/** How the table looks: the sheet, the box, pictures of games and games of pictures. */
package umpire.rules.ogreselves.appearance;

/**
 * How the things of a game are drawn: which drawing each has, and with which parameters. A drawing is a file of the game's room in SVG; what
 * reads, prints, renders and shows it is not known here.
 */
package umpire.rules.kernel.artwork;

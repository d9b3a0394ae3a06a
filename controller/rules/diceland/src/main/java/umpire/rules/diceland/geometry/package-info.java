/**
 * How an octahedron lies on a table, where a roll takes it, and how far it sees from there. Sight is plane geometry; obstacles of a roll
 * are found between solids. All values are in the board's frame, in millimetres and degrees. No code here depends on the rules of the game.
 */
package umpire.rules.diceland.geometry;

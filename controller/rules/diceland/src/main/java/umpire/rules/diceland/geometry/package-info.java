/**
 * How an octahedron lies on a table, where a roll takes it, and how far it sees from there. Sight is plane geometry; obstacles of a roll
 * are found between solids. All values are in the board's frame, in millimetres and degrees. Nothing here knows a rule.
 */
package umpire.rules.diceland.geometry;

/**
 * How an octahedron lies on a table, where it comes to lie when it is rolled over, and what it sees from there. What it sees is plane
 * geometry; what it meets on its way is asked of solids. In the board's frame, in millimetres and degrees; nothing here knows a rule.
 */
package umpire.rules.diceland.geometry;

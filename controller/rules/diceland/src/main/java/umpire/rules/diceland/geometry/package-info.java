/**
 * How an octahedron lies on a table, where it comes to lie when it is rolled over, and what it sees from there. Plane geometry in the
 * board's frame, in millimetres and degrees; nothing here knows a rule.
 */
package umpire.rules.diceland.geometry;

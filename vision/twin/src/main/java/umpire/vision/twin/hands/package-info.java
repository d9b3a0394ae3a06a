/**
 * Simulates the hands of people at the virtual table, with their timing: take, carry, put down, touch, make room, set up. This package
 * decides where a piece comes to stand, never whether a game allows it.
 */
package umpire.vision.twin.hands;

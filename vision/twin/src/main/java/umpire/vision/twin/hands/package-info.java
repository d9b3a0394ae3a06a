/**
 * What people do at the virtual table, and how long it takes: take, carry, put down, touch, make room, set up a picture. Where a piece
 * comes to stand is decided here, whether a game allows it nowhere in these rooms.
 */
package umpire.vision.twin.hands;

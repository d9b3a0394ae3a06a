/**
 * The table as data: the rig file with its millimetres, pins, LED numbers and tags. Knows the kernel's boards, but no game, camera library
 * or pin driver.
 *
 * <p>The table's frame: origin at the table's centre, x right, y away from seat South, z up; millimetres.
 */
package umpire.hardware;

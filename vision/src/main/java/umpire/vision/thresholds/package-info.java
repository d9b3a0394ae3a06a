/**
 * All thresholds of recognition in one place, so that they can be changed. Each stage has its own record of them and receives it in its
 * constructor.
 */
package umpire.vision.thresholds;

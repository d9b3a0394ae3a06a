/**
 * Single round spots in a picture that may be pips, and what lies round them. Says how a spot looks, and never which face it is on or
 * whether there is a die at all.
 */
package umpire.vision.detect.pips;

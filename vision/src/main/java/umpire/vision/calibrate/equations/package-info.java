/** Systems of a few linear equations, as fitting corners and lenses makes them by the thousand. Numbers in, numbers out. */
package umpire.vision.calibrate.equations;

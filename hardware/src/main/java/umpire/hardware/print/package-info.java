/**
 * Pages for printing to scale: papers, black shapes in millimetres, a little text, and their PDF file. Knows nothing of the drawings'
 * meaning.
 */
package umpire.hardware.print;

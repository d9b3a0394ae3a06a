/**
 * Pages to be printed to scale: papers, black shapes at millimetres, a little text, and the PDF file of them. Knows nothing of what
 * is drawn.
 */
package umpire.hardware.print;

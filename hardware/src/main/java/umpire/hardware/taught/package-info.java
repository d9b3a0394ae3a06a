/** Dice that a house has taught its table: what of their faces is kept, and the file that keeps it. Knows no picture. */
package umpire.hardware.taught;

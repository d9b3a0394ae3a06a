/** The taught faces of custom dice, and their file. Knows no picture. */
package umpire.hardware.taught;

/** Teaches a table the faces of dice, from pictures and at the running table. Other packages store the result. */
package umpire.vision.teach;

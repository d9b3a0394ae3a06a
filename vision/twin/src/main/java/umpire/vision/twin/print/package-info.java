/**
 * What is printed on flat things: tags, the sheet, labels of pieces, faces of dice, and the wood of the table. Each is a picture with a
 * size in millimetres; where it lies and how it is lit is not known here.
 */
package umpire.vision.twin.print;

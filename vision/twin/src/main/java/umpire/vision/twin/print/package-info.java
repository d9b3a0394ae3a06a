/**
 * The prints on flat objects: tags, the sheet, labels of pieces, faces of dice, and the wood of the table. Each is a picture with a size in
 * millimetres; its place and its light belong to other packages.
 */
package umpire.vision.twin.print;

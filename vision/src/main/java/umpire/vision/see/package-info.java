/**
 * The report of one photograph or video from any camera: which tags and dice are on it and, where the table's corner tags are
 * in view, at which millimetres. Knows no game. Files that cannot be read are answered with a sentence, never an exception.
 */
package umpire.vision.see;

/**
 * Reports on one photograph or video from any camera: its tags and dice and, if the table's corner tags are in view, their places in
 * millimetres. Knows no game. Files that cannot be read are answered with a sentence, never an exception.
 */
package umpire.vision.see;

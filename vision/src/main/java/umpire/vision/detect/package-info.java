/**
 * What a picture shows, in its own pixels: tags and dice. Knows no millimetres beyond a scale, no board and no game; a doubtful
 * face is left open and never guessed.
 */
package umpire.vision.detect;

/** Judges a picture before a reading fails: its light, its focus, and glare on it. */
package umpire.vision.detect.quality;

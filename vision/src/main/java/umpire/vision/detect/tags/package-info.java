/**
 * Square tags in a picture: proposed by their dark border, read cell by cell, their corners found between pixels. Knows families of
 * tags and their numbers, and nothing of what a number stands for.
 */
package umpire.vision.detect.tags;

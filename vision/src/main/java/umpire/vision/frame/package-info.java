/** Frames and their sources. Native memory has one owner: it is freed with the frame, or with the scope of the work that needed it. */
package umpire.vision.frame;

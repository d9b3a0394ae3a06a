/** Pictures and where they come from. Native memory has one owner here; it is released with the frame. */
package umpire.vision.frame;

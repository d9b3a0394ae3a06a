/** Pictures and where they come from. Native memory has one owner here: it is freed with the frame, or with the scope of the work that needed it. */
package umpire.vision.frame;

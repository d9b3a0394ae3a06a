/** Whether a picture is good enough to be read, told before a reading fails: its light, its focus, and glare on it. */
package umpire.vision.detect.quality;

/** All thresholds of the eye in one place, so that they can be moved. Each stage has its own record of them and is handed it when it is made. */
package umpire.vision.thresholds;

/** Ground Force. Still being written: the table lists it once it can be played to its end. */
package umpire.rules.groundforce;

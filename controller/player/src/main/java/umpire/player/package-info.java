/**
 * A computer player for any game, by random play-outs. It depends on the kernel only and uses only what its seat may know. It has no clock,
 * threads or files.
 */
package umpire.player;

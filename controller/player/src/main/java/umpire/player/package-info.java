/**
 * A player for any game: it looks ahead by playing on at random. It sees the kernel alone and of a state what its seat may know; it has no
 * clock, no threads and no files.
 */
package umpire.player;

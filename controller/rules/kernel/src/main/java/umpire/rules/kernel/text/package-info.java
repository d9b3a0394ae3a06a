/**
 * How notation is written and read: words, lists, parts and sentences, each described once for both ways. What every game writes in the same
 * way is here; it knows no game.
 */
package umpire.rules.kernel.text;

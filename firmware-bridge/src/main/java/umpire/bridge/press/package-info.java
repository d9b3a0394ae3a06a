/**
 * Edges become presses. Pure: time comes with the edges and with {@code tick}. The contacts are debounced here and nowhere
 * else, because drivers differ in whether they do it at all.
 */
package umpire.bridge.press;

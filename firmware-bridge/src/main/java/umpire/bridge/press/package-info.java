/**
 * Turns edges into presses. Pure: time is given with the edges and with {@code tick}. Contacts are debounced only here, since drivers
 * differ in whether they do it.
 */
package umpire.bridge.press;

/**
 * The pages: the display that anyone may look at, and the virtual table that people play on.
 *
 * <p>The display's server hands out files and nothing else; what the display shows comes to the browser over MQTT. The
 * virtual table's server passes on what hands do to {@link umpire.vision.twin.VirtualTable} and what can be seen of it, and
 * knows nothing of any game. This room decides nothing and never talks to the referee.
 */
package umpire.web;

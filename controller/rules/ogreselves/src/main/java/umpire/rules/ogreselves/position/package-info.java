/** A game as it stands: where everything lies, what is awaited, and what can be done. */
package umpire.rules.ogreselves.position;

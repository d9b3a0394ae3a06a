/**
 * The wires of a Raspberry Pi, and of chips on its buses, through Pi4J. Contexts are built by name, never detected: what happens to lie on the class
 * path must not decide what drives the pins. A provider that could not start is only logged by Pi4J, so each is asked for
 * before it is used. Every trouble leaves here as an {@link java.io.IOException} that says what to do.
 */
package umpire.bridge.pi4j;

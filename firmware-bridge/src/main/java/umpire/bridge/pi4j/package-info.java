/**
 * Implements the ports on a Raspberry Pi, and on chips on its buses, with Pi4J. Contexts are built with explicit providers, never by
 * detection, since the class path must not decide which code drives the pins. Pi4J only logs a provider that fails to start, so each one is
 * checked before use. Every failure is an {@link java.io.IOException} whose message says what to do.
 */
package umpire.bridge.pi4j;

/**
 * Implements the ports with a microcontroller on a serial line, which drives the strip and reads the buttons. The protocol is described in
 * {@code docs/serial.md}. The line itself is a port. On an unreliable line each edge still arrives once, and each picture arrives whole or
 * not at all. Every failure is an {@link java.io.IOException} whose message says what to do.
 */
package umpire.bridge.serial;

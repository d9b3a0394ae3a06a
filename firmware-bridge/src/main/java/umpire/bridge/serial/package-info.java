/**
 * The wires of a microcontroller on a serial line: it drives the strip and reads the buttons, and what goes to and fro is said in
 * {@code docs/serial.md}. The line itself is a port. Whatever it does to the bytes, each edge arrives once and each picture whole
 * or not at all; what cannot be had becomes an {@link java.io.IOException} that says what to do.
 */
package umpire.bridge.serial;

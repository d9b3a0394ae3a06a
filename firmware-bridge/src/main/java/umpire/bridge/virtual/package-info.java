/**
 * Implements the ports without hardware: a strip whose colours can be read back, and buttons that are pressed by a call. They pass the same
 * contract tests as the real ones.
 */
package umpire.bridge.virtual;

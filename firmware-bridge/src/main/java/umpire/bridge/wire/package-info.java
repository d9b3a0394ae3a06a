/**
 * The seam to the hardware: as few verbs as the wire has. An adapter behind these ports proves its device when it is built
 * and throws an {@link java.io.IOException} that says what to do; nothing here thinks about games, time or meaning.
 */
package umpire.bridge.wire;

package umpire.bridge.serial;

import java.util.Optional;

/** Finds frames in a stream of bytes. Invalid bytes are skipped up to the next zero. */
final class SerialFrameReader {
    private static final int LONGEST_BLOCK = 0xff;

    private final byte[] bytes = new byte[SerialFrame.MOST];
    private int filled;
    private int block;
    private boolean begun;
    private boolean broken;

    /** Takes one byte from the wire; returns the frame that ends with it, if any. */
    Optional<SerialFrame> take(byte next) {
        int value = next & 0xff;
        if (value == 0) {
            Optional<SerialFrame> frame = broken || block != 0 ? Optional.empty() : SerialFrame.parse(bytes, filled);
            filled = 0;
            block = 0;
            begun = false;
            broken = false;
            return frame;
        }
        if (block > 0) {
            keep(next);
            block--;
        } else {
            beginBlock(value);
        }
        return Optional.empty();
    }

    private void beginBlock(int zeroAway) {
        if (begun) {
            keep((byte) 0);
        }
        begun = true;
        block = zeroAway - 1;
        broken |= zeroAway == LONGEST_BLOCK;
    }

    private void keep(byte next) {
        if (filled == bytes.length) {
            broken = true;
        } else {
            bytes[filled++] = next;
        }
    }
}

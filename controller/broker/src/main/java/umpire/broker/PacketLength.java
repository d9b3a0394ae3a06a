package umpire.broker;

import io.netty.buffer.ByteBuf;

/** Follows a stream of MQTT's packets by what their headers say of their length, wherever it is cut. */
final class PacketLength {
    private static final int LENGTH_BITS = 7;
    private static final int MOST_BITS = 28;

    private boolean typed;
    private boolean known;
    private int shift;
    private int left;
    private int total;

    /**
     * Goes on to the end of the packet under way, or of what is there of it. Reads nothing.
     *
     * @return how many of the bytes belong to it
     */
    int follow(ByteBuf bytes) {
        if (known && left == 0) {
            begin();
        }
        int at = bytes.readerIndex();
        while (!known && at < bytes.writerIndex()) {
            header(bytes.getByte(at++));
            total++;
        }
        int body = known ? Math.min(left, bytes.writerIndex() - at) : 0;
        left -= body;
        return at - bytes.readerIndex() + body;
    }

    private void begin() {
        typed = false;
        known = false;
        shift = 0;
        left = 0;
        total = 0;
    }

    private void header(byte next) {
        if (!typed) {
            typed = true;
            return;
        }
        left |= (next & 0x7F) << shift;
        shift += LENGTH_BITS;
        known = (next & 0x80) == 0 || shift == MOST_BITS;
        total += known ? left : 0;
    }

    /** Returns how long the packet is, from its first byte to its last, as soon as its header has said it. */
    int total() {
        return total;
    }

    /** Returns whether the packet is there to its end. */
    boolean whole() {
        return known && left == 0;
    }
}

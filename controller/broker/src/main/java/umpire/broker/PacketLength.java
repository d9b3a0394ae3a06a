package umpire.broker;

import io.netty.buffer.ByteBuf;

/** Finds the packet boundaries in a stream of MQTT bytes, however it is fragmented. */
final class PacketLength {
    private static final int LENGTH_BITS = 7;
    private static final int MOST_BITS = 28;

    private boolean typed;
    private boolean known;
    private int shift;
    private int left;
    private int total;

    /**
     * Advances to the end of the current packet or of the available bytes. Leaves the reader index as it is.
     *
     * @return how many of the bytes belong to the packet
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

    /** Returns the length of the whole packet in bytes, once its header is complete. */
    int total() {
        return total;
    }

    /** Returns whether the packet is complete. */
    boolean whole() {
        return known && left == 0;
    }
}

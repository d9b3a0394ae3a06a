package umpire.vision.frame;

/** The bits of a JPEG scan up to the next marker. Beyond the marker all bits are zero. */
final class JpegBits {
    private final byte[] jpeg;
    private int at;
    private long held;
    private int count;
    private int padded;

    JpegBits(byte[] jpeg, int from) {
        this.jpeg = jpeg;
        this.at = from;
    }

    /** Returns the next bits without consuming them, at most sixteen. */
    int peek(int bits) {
        if (count < bits) {
            fill();
        }
        return (int) (held >>> (count - bits)) & ((1 << bits) - 1);
    }

    /** Consumes bits, at most sixteen. */
    void skip(int bits) {
        if (count < bits) {
            fill();
        }
        count -= bits;
    }

    private void fill() {
        while (count <= 48) {
            int value = 0;
            if (atMarker()) {
                padded += 8;
            } else {
                value = jpeg[at] & 0xff;
                at += value == 0xff ? 2 : 1;
            }
            held = (held << 8) | value;
            count += 8;
        }
    }

    /** Returns whether the next byte begins a marker. Within a scan a byte 0xFF is followed by a zero byte, so it begins none. */
    private boolean atMarker() {
        return at >= jpeg.length || (jpeg[at] == (byte) 0xff && (at + 1 >= jpeg.length || jpeg[at + 1] != 0));
    }

    /** Returns whether more bits were consumed than there were. */
    boolean overrun() {
        return count < padded;
    }

    /** Returns the index of the first byte that was not consumed. */
    int at() {
        int back = Math.max(0, (count - padded) / 8);
        int from = at;
        for (int i = 0; i < back; i++) {
            boolean stuffed = from >= 2 && jpeg[from - 1] == 0 && jpeg[from - 2] == (byte) 0xff;
            from -= stuffed ? 2 : 1;
        }
        return from;
    }

    /** Returns the index of the next marker, after fill bytes. */
    int nextMarker() {
        int from = at;
        while (from + 1 < jpeg.length
                && (jpeg[from] != (byte) 0xff || jpeg[from + 1] == 0 || jpeg[from + 1] == (byte) 0xff)) {
            from++;
        }
        return from;
    }
}

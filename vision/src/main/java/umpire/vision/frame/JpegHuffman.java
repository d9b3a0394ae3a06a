package umpire.vision.frame;

/** A Huffman table of a JPEG picture. */
final class JpegHuffman {
    /** Stands for a table that the picture lacks. */
    static final JpegHuffman NONE = new JpegHuffman(new byte[16], 0, 0);

    /** Codes of at most this many bits are looked up in one step. Most codes are that short. */
    private static final int SHORT_BITS = 9;

    private static final int LONGEST_BITS = 16;

    /**
     * Indexed by the next bits. An entry holds the code's length in its upper bits and its value in the lower ones; 0 if the code is
     * longer.
     */
    private final short[] quick = new short[1 << SHORT_BITS];

    private final int[] codesEnd = new int[LONGEST_BITS + 1];
    private final int[] valueOffset = new int[LONGEST_BITS + 1];
    private final byte[] values;

    private JpegHuffman(byte[] from, int lengths, int count) {
        values = new byte[count];
        if (count > 0) {
            System.arraycopy(from, lengths + LONGEST_BITS, values, 0, count);
        }
        int code = 0;
        int value = 0;
        for (int length = 1; length <= LONGEST_BITS; length++) {
            int ofLength = from[lengths + length - 1] & 0xff;
            valueOffset[length] = value - code;
            for (int i = 0; i < ofLength; i++, code++, value++) {
                fillQuick(length, code, values[value] & 0xff);
            }
            codesEnd[length] = code;
            code <<= 1;
        }
    }

    private void fillQuick(int length, int code, int value) {
        if (length <= SHORT_BITS) {
            int shift = SHORT_BITS - length;
            for (int i = 0; i < 1 << shift; i++) {
                quick[((code << shift) | i) & ((1 << SHORT_BITS) - 1)] = (short) ((length << 8) | value);
            }
        }
    }

    /**
     * Reads a table.
     *
     * @param lengths the index of the counts of codes of each length, which are followed by the values
     * @throws IndexOutOfBoundsException if the picture ends before the table does
     */
    static JpegHuffman read(byte[] jpeg, int lengths, int count) {
        return new JpegHuffman(jpeg, lengths, count);
    }

    /** Consumes a code and returns its value, or -1 if there is no such code. */
    int next(JpegBits bits) {
        int entry = quick[bits.peek(SHORT_BITS)];
        if (entry != 0) {
            bits.skip(entry >> 8);
            return entry & 0xff;
        }
        for (int length = SHORT_BITS + 1; length <= LONGEST_BITS; length++) {
            int code = bits.peek(length);
            int value = valueOffset[length] + code;
            if (code < codesEnd[length] && value >= 0 && value < values.length) {
                bits.skip(length);
                return values[value] & 0xff;
            }
        }
        return -1;
    }
}

package umpire.bridge.serial;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * A frame on the serial line: kind, conversation, number, length, payload and checksum.
 *
 * @param kind of the frame
 * @param talk the conversation, 1 to 255
 * @param number an answer has the number of its question, 0 to 255
 * @param payload at most {@value #PAYLOAD_MOST} bytes, numbers low byte first
 */
record SerialFrame(FrameKind kind, int talk, int number, byte[] payload) {
    /** The longest payload in bytes. A longer one would need a second COBS block. */
    static final int PAYLOAD_MOST = 147;

    static final int HEAD = 4;
    static final int CHECK = 2;
    static final int MOST = HEAD + PAYLOAD_MOST + CHECK;

    /** The kinds of frames. The upper bit is set in frames from the microcontroller. */
    enum FrameKind {
        HELLO(0x01),
        ALIVE(0x02),
        PLAIN(0x03),
        RUNS(0x04),
        SHOW(0x05),
        TAKEN(0x06),
        BUZZ(0x07),
        HERE(0x81),
        STATUS(0x82),
        SHOWN(0x85),
        BUZZED(0x87),
        EDGES(0x90),
        STRANGER(0x9f);

        private final int code;

        FrameKind(int code) {
            this.code = code;
        }

        private static Optional<FrameKind> of(int code) {
            return Arrays.stream(values()).filter(kind -> kind.code == code).findFirst();
        }
    }

    SerialFrame {
        if ((talk | number) >> 8 != 0 || payload.length > PAYLOAD_MOST) {
            throw new IllegalArgumentException("talk and number are bytes, and a payload has at most " + PAYLOAD_MOST
                    + " of them: " + talk + ", " + number + ", " + payload.length);
        }
    }

    /** Parses the bytes of a frame without its encoding; empty if they are invalid. */
    static Optional<SerialFrame> parse(byte[] bytes, int length) {
        int checked = length - CHECK;
        if (checked < HEAD || (bytes[3] & 0xff) != checked - HEAD) {
            return Optional.empty();
        }
        int said = (bytes[checked] & 0xff) | (bytes[checked + 1] & 0xff) << 8;
        if (Crc16.of(bytes, checked) != said) {
            return Optional.empty();
        }
        return FrameKind.of(bytes[0] & 0xff)
                .map(kind -> new SerialFrame(
                        kind, bytes[1] & 0xff, bytes[2] & 0xff, Arrays.copyOfRange(bytes, HEAD, checked)));
    }

    /** Returns the number in two bytes of the payload, low byte first. */
    int word(int at) {
        return (payload[at] & 0xff) | (payload[at + 1] & 0xff) << 8;
    }

    /** Returns the frame encoded by COBS, so that it contains no zero, with a zero before and after it. */
    byte[] onWire() {
        byte[] bytes = new byte[HEAD + payload.length + CHECK];
        bytes[0] = (byte) kind.code;
        bytes[1] = (byte) talk;
        bytes[2] = (byte) number;
        bytes[3] = (byte) payload.length;
        System.arraycopy(payload, 0, bytes, HEAD, payload.length);
        int check = Crc16.of(bytes, HEAD + payload.length);
        bytes[HEAD + payload.length] = (byte) check;
        bytes[HEAD + payload.length + 1] = (byte) (check >> 8);
        return stuffed(bytes);
    }

    /** Encodes bytes by COBS. Each block begins with the distance to its zero; the zero after the last block is implicit. */
    private static byte[] stuffed(byte[] bytes) {
        ByteArrayOutputStream wire = new ByteArrayOutputStream(bytes.length + 3);
        wire.write(0);
        int block = 0;
        for (int end = 0; end <= bytes.length; end++) {
            if (end == bytes.length || bytes[end] == 0) {
                wire.write(end - block + 1);
                wire.write(bytes, block, end - block);
                block = end + 1;
            }
        }
        wire.write(0);
        return wire.toByteArray();
    }
}

package umpire.broker;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.UnpooledHeapByteBuf;
import io.netty.handler.codec.DecoderException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A buffer that validates each string the MQTT decoder reads, as section 1.5.4 of MQTT 5 demands. Strings must be well-formed UTF-8 without
 * U+0000, control characters and non-characters. MQTT 5 does not require refusing the last two, but Mosquitto refuses them and some clients
 * crash on them.
 */
final class TextCheckingBuffer extends UnpooledHeapByteBuf {
    private static final int NONCHARACTERS_FROM = 0xFDD0;
    private static final int NONCHARACTERS_TO = 0xFDEF;
    private static final int LAST_TWO_OF_A_PLANE = 0xFFFE;

    private TextCheckingBuffer(ByteBufAllocator allocator, int bytes) {
        super(allocator, bytes, Integer.MAX_VALUE);
    }

    /** Joins unread bytes with new ones and releases both; the decoder's {@code Cumulator}. */
    static ByteBuf joined(ByteBufAllocator allocator, ByteBuf before, ByteBuf next) {
        try {
            if (before instanceof TextCheckingBuffer && before.refCnt() == 1) {
                return before.discardReadBytes().writeBytes(next);
            }
            ByteBuf both = new TextCheckingBuffer(allocator, before.readableBytes() + next.readableBytes());
            both.writeBytes(before).writeBytes(next);
            before.release();
            return both;
        } finally {
            next.release();
        }
    }

    /** Validates the string. The decoder reads strings only by this method or {@link #nioBuffer}. */
    @Override
    public String toString(int index, int length, Charset charset) {
        return checked(super.nioBuffer(index, length));
    }

    @Override
    public ByteBuffer nioBuffer(int index, int length) {
        String unused = checked(super.nioBuffer(index, length));
        return super.nioBuffer(index, length);
    }

    private static String checked(ByteBuffer bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            if (text.codePoints().allMatch(TextCheckingBuffer::allowed)) {
                return text;
            }
        } catch (CharacterCodingException e) {
            throw new DecoderException("a string that is not UTF-8", e);
        }
        throw new DecoderException("a string with a character that MQTT does not allow");
    }

    private static boolean allowed(int character) {
        return !Character.isISOControl(character)
                && (character & LAST_TWO_OF_A_PLANE) != LAST_TWO_OF_A_PLANE
                && (character < NONCHARACTERS_FROM || character > NONCHARACTERS_TO);
    }
}

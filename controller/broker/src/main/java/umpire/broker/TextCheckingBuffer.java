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
 * The bytes of a client, as its decoder reads them. Each string that is read out of them must be one that MQTT 5 allows in section 1.5.4:
 * well-formed UTF-8 without U+0000, control characters and non-characters. The last two need not be refused, but Mosquitto refuses them, and
 * there are clients that die of them.
 */
final class TextCheckingBuffer extends UnpooledHeapByteBuf {
    private static final int NONCHARACTERS_FROM = 0xFDD0;
    private static final int NONCHARACTERS_TO = 0xFDEF;
    private static final int LAST_TWO_OF_A_PLANE = 0xFFFE;

    private TextCheckingBuffer(ByteBufAllocator allocator, int bytes) {
        super(allocator, bytes, Integer.MAX_VALUE);
    }

    /** Joins what a decoder has not read yet and what came after it, and releases both: a decoder's {@code Cumulator}. */
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

    /** The decoder reads a string by this, or by {@link #nioBuffer}, and nothing else. */
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

package umpire.vision.frame;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Finds the JPEG pictures in a stream of bytes, whatever stands between them: nothing, or the boundaries and headers of a
 * multipart answer. A picture is followed mark by mark, so that a small preview inside it is not taken for its end.
 */
final class JpegStream {
    private static final int MOST_BYTES = 20_000_000;
    private static final int START = 0xd8;
    private static final int END = 0xd9;
    private static final int SCAN = 0xda;

    private final InputStream in;
    private final ByteArrayOutputStream picture = new ByteArrayOutputStream(1 << 20);

    JpegStream(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    /**
     * Waits for the next picture.
     *
     * @throws EOFException when the stream has ended
     * @throws IOException when it cannot be read, or is no stream of pictures
     */
    byte[] next() throws IOException {
        seekStart();
        picture.reset();
        picture.write(0xff);
        picture.write(START);
        while (true) {
            int mark = mark();
            if (mark == END) {
                return picture.toByteArray();
            }
            if (mark == SCAN) {
                copySegment();
                if (copyScan()) {
                    return picture.toByteArray();
                }
            } else if (!standsAlone(mark)) {
                copySegment();
            }
        }
    }

    private void seekStart() throws IOException {
        int before = 0;
        for (int skipped = 0; skipped < MOST_BYTES; skipped++) {
            int now = read();
            if (before == 0xff && now == START) {
                return;
            }
            before = now;
        }
        throw new IOException("there is no JPEG picture in the stream");
    }

    /** Restart marks and the temporary mark have no segment. */
    private static boolean standsAlone(int mark) {
        return mark == 0x01 || (mark >= 0xd0 && mark <= 0xd7);
    }

    private int mark() throws IOException {
        int first = copy();
        if (first != 0xff) {
            throw new IOException("a picture in the stream is damaged");
        }
        int mark = copy();
        while (mark == 0xff) {
            mark = copy();
        }
        return mark;
    }

    private void copySegment() throws IOException {
        int length = (copy() << 8 | copy()) - 2;
        for (int i = 0; i < length; i++) {
            copy();
        }
    }

    /** Copies the pixels of one scan and says whether the picture ended with it; another mark begins the next part. */
    private boolean copyScan() throws IOException {
        while (true) {
            if (copy() == 0xff) {
                int next = copy();
                while (next == 0xff) {
                    next = copy();
                }
                if (next == END) {
                    return true;
                }
                if (next != 0 && !standsAlone(next)) {
                    copySegment();
                    if (next != SCAN) {
                        return false;
                    }
                }
            }
        }
    }

    private int copy() throws IOException {
        if (picture.size() >= MOST_BYTES) {
            throw new IOException("a picture in the stream has no end");
        }
        int value = read();
        picture.write(value);
        return value;
    }

    private int read() throws IOException {
        int value = in.read();
        if (value < 0) {
            throw new EOFException("the stream has ended");
        }
        return value;
    }
}

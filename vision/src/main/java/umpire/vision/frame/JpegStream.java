package umpire.vision.frame;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Splits a stream of bytes into JPEG pictures. Between pictures there may be nothing, or the boundaries and headers of a multipart
 * response. It follows each picture from marker to marker, so that an embedded preview does not look like the end.
 */
final class JpegStream {
    private static final int MAX_BYTES = 20_000_000;
    private static final int START = 0xd8;
    private static final int END = 0xd9;
    private static final int SCAN = 0xda;

    private static final int MARK = 0xff;

    /** The number of damaged pictures in a row after which the stream counts as faulty. */
    private static final int MOST_TORN = 50;

    /** A picture that is truncated or invalid; another may follow. */
    private static final class TornPicture extends IOException {
        private static final long serialVersionUID = 1;
    }

    private final InputStream in;
    private boolean startSeen;
    private final AtomicLong torn = new AtomicLong();
    /** Received but unconsumed bytes lie from {@link #at} to {@link #end}. */
    private byte[] received = new byte[1 << 16];

    private int at;
    private int end;
    private final ByteArrayOutputStream picture = new ByteArrayOutputStream(1 << 20);

    JpegStream(InputStream in) {
        this.in = in;
    }

    /**
     * Waits for the next picture.
     *
     * @throws EOFException if the stream has ended
     * @throws IOException if it cannot be read, or is not a stream of pictures
     */
    byte[] next() throws IOException {
        for (int tries = 0; tries < MOST_TORN; tries++) {
            try {
                return whole();
            } catch (TornPicture e) {
                torn.incrementAndGet();
                readAgain();
            }
        }
        throw new IOException("the pictures in the stream are damaged; check the camera's cable");
    }

    /** Returns the number of damaged pictures that were skipped. Thread-safe. */
    long torn() {
        return torn.get();
    }

    private byte[] whole() throws IOException {
        if (!startSeen) {
            seekStart();
        }
        startSeen = false;
        picture.reset();
        picture.write(MARK);
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

    /** Continues the search within the damaged picture, since the start of the next picture may have been read as a part of it. */
    private void readAgain() {
        byte[] taken = picture.toByteArray();
        for (int from = 2; !startSeen && from + 1 < taken.length; from++) {
            if ((taken[from] & 0xff) == MARK && (taken[from + 1] & 0xff) == START) {
                byte[] again = new byte[Math.max(received.length, taken.length - from + end - at)];
                System.arraycopy(taken, from, again, 0, taken.length - from);
                System.arraycopy(received, at, again, taken.length - from, end - at);
                end = taken.length - from + end - at;
                at = 0;
                received = again;
                return;
            }
        }
    }

    /**
     * Throws if a start marker shows that the picture was truncated. A picture may start inside another only within a segment, where a
     * preview may lie.
     */
    private void checkStart(int mark) throws TornPicture {
        if (mark == START) {
            startSeen = true;
            throw new TornPicture();
        }
    }

    private void seekStart() throws IOException {
        int before = 0;
        for (int skipped = 0; skipped < MAX_BYTES; skipped++) {
            int now = read();
            if (before == MARK && now == START) {
                return;
            }
            before = now;
        }
        throw new IOException("there is no JPEG picture in the stream");
    }

    /** Returns whether a marker has no segment, as the restart markers and the temporary marker. */
    private static boolean standsAlone(int mark) {
        return mark == 0x01 || (mark >= 0xd0 && mark <= 0xd7);
    }

    private int mark() throws IOException {
        int first = copy();
        if (first != MARK) {
            throw new TornPicture();
        }
        int mark = copy();
        while (mark == MARK) {
            mark = copy();
        }
        checkStart(mark);
        return mark;
    }

    private void copySegment() throws IOException {
        int left = (copy() << 8 | copy()) - 2;
        while (left > 0) {
            fill();
            int run = Math.min(left, end - at);
            copyRun(run);
            left -= run;
        }
    }

    /** Copies everything up to the next marker in long runs, since nearly all of a picture is pixels without a marker. */
    private void copyUntilMark() throws IOException {
        while (true) {
            fill();
            int run = 0;
            while (at + run < end && received[at + run] != (byte) MARK) {
                run++;
            }
            copyRun(run);
            if (at < end) {
                return;
            }
        }
    }

    private void copyRun(int bytes) throws IOException {
        picture.write(received, at, bytes);
        at += bytes;
        checkSize();
    }

    /**
     * Copies the pixels of one scan; returns whether the picture ended with it. If not, another marker begins the next part of the picture.
     */
    private boolean copyScan() throws IOException {
        while (true) {
            copyUntilMark();
            int next = copy();
            while (next == MARK) {
                next = copy();
            }
            if (next == END) {
                return true;
            }
            checkStart(next);
            if (next != 0 && !standsAlone(next)) {
                copySegment();
                if (next != SCAN) {
                    return false;
                }
            }
        }
    }

    private int copy() throws IOException {
        int value = read();
        picture.write(value);
        checkSize();
        return value;
    }

    private void checkSize() throws IOException {
        if (picture.size() > MAX_BYTES) {
            throw new IOException("a picture in the stream has no end");
        }
    }

    private int read() throws IOException {
        fill();
        return received[at++] & 0xff;
    }

    /** Waits until there are unconsumed bytes. */
    private void fill() throws IOException {
        while (at == end) {
            at = 0;
            end = Math.max(0, in.read(received));
            if (end == 0) {
                throw new EOFException("the stream has ended");
            }
        }
    }
}

package umpire.vision.frame;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** The readable picture formats. Each tells the number of pixels before decoding, and whether the file is complete. */
enum PictureFormat {
    JPEG {
        @Override
        long pixels(byte[] bytes) throws IOException {
            return pixelsByHeader(bytes);
        }

        // A picture without its end marker is decoded with a grey rest, and dice in that rest would be lost silently.
        @Override
        boolean cutShort(byte[] bytes) {
            for (int i = bytes.length - 2; i > 2; i--) {
                if ((bytes[i] & 255) == 0xff && (bytes[i + 1] & 255) == 0xd9) {
                    return false;
                }
            }
            return true;
        }

        @Override
        boolean damaged(byte[] bytes) {
            return switch (JpegCheck.of(bytes)) {
                case WHOLE -> false;
                case DAMAGED -> true;
                case UNCHECKED -> complained(bytes);
            };
        }
    },
    PNG {
        @Override
        long pixels(byte[] bytes) {
            ByteBuffer head = ByteBuffer.wrap(bytes);
            return area(head.getInt(16), head.getInt(20));
        }

        @Override
        boolean cutShort(byte[] bytes) {
            String tail = latin(bytes, Math.max(0, bytes.length - 4096), bytes.length);
            return !tail.contains("IEND");
        }

        // Each chunk has its length before it and its checksum behind it.
        @Override
        boolean damaged(byte[] bytes) {
            ByteBuffer all = ByteBuffer.wrap(bytes);
            CRC32 sum = new CRC32();
            for (int at = 8; at + 12 <= bytes.length; ) {
                int length = all.getInt(at);
                if (length < 0 || length > bytes.length - at - 12) {
                    return true;
                }
                sum.reset();
                sum.update(bytes, at + 4, length + 4);
                if ((int) sum.getValue() != all.getInt(at + 8 + length)) {
                    return true;
                }
                if (latin(bytes, at + 4, at + 8).equals("IEND")) {
                    return false;
                }
                at += length + 12;
            }
            return true;
        }
    },
    BMP {
        @Override
        long pixels(byte[] bytes) {
            ByteBuffer head = littleEndian(bytes);
            return head.getInt(14) == 12
                    ? area(head.getShort(18) & 0xffff, head.getShort(20) & 0xffff)
                    : area(head.getInt(18), head.getInt(22));
        }

        // The header gives the size of the uncompressed pixels, so a shorter file is incomplete.
        @Override
        boolean cutShort(byte[] bytes) {
            ByteBuffer head = littleEndian(bytes);
            if (head.getInt(14) == 12 || (head.getInt(30) != 0 && head.getInt(30) != 3)) {
                return false;
            }
            long rowBytes = (Math.abs((long) head.getInt(18)) * head.getShort(28) + 31) / 32 * 4;
            return head.getInt(10) + rowBytes * Math.abs((long) head.getInt(22)) > bytes.length;
        }
    },
    TIFF {
        @Override
        long pixels(byte[] bytes) throws IOException {
            return pixelsByHeader(bytes);
        }
    },
    WEBP {
        @Override
        long pixels(byte[] bytes) {
            ByteBuffer head = littleEndian(bytes);
            return switch (latin(bytes, 12, 16)) {
                case "VP8 " -> area(head.getShort(26) & 0x3fff, head.getShort(28) & 0x3fff);
                case "VP8L" -> area((head.getInt(21) & 0x3fff) + 1, ((head.getInt(21) >>> 14) & 0x3fff) + 1);
                default -> area((head.getInt(24) & 0xffffff) + 1, (head.getInt(27) & 0xffffff) + 1);
            };
        }

        @Override
        boolean cutShort(byte[] bytes) {
            return (littleEndian(bytes).getInt(4) & 0xffffffffL) + 8 > bytes.length;
        }
    },
    PNM {
        @Override
        long pixels(byte[] bytes) throws IOException {
            Matcher head = head(bytes);
            return area(Integer.parseInt(head.group(2)), Integer.parseInt(head.group(3)));
        }

        @Override
        boolean cutShort(byte[] bytes) {
            try {
                Matcher head = head(bytes);
                long values = pixels(bytes) * (head.group(1).equals("6") ? 3 : 1);
                return head.end() + 1 + values * (Integer.parseInt(head.group(4)) > 255 ? 2 : 1) > bytes.length;
            } catch (IOException e) {
                return true;
            }
        }

        private Matcher head(byte[] bytes) throws IOException {
            Matcher head = PNM_HEAD.matcher(latin(bytes, 0, Math.min(bytes.length, 1024)));
            if (!head.lookingAt()) {
                throw new IOException("no header");
            }
            return head;
        }
    };

    /** The largest number of pixels; more would not fit into the memory of a small machine. */
    static final long MOST_PIXELS = 100_000_000;

    private static final Pattern PNM_HEAD = Pattern.compile(
            "P([56])\\s(?:\\s|#[^\\n]*\\n)*(\\d{1,7})(?:\\s|#[^\\n]*\\n)+(\\d{1,7})(?:\\s|#[^\\n]*\\n)+(\\d{1,5})");

    /** Returns the number of pixels of a picture, by its header. */
    abstract long pixels(byte[] bytes) throws IOException;

    /** Returns whether the end of a picture is missing. */
    boolean cutShort(byte[] bytes) {
        return false;
    }

    /** Returns whether a part of a picture is missing or changed, as far as its format tells before decoding. */
    boolean damaged(byte[] bytes) {
        return false;
    }

    /** Returns the format of a picture by its first bytes: JPEG, PNG, BMP, TIFF, WebP or PNM; else empty. */
    static Optional<PictureFormat> of(String head) {
        if (head.startsWith("\u00ff\u00d8\u00ff")) {
            return Optional.of(JPEG);
        }
        if (head.startsWith("\u0089PNG\r\n\u001a\n")) {
            return Optional.of(PNG);
        }
        if (head.startsWith("II*\0") || head.startsWith("MM\0*")) {
            return Optional.of(TIFF);
        }
        if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) {
            return Optional.of(WEBP);
        }
        if (head.startsWith("BM")) {
            return Optional.of(BMP);
        }
        return head.startsWith("P5") || head.startsWith("P6") ? Optional.of(PNM) : Optional.empty();
    }

    private static long area(int width, int height) {
        return Math.abs((long) width) * Math.abs((long) height);
    }

    private static String latin(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static long pixelsByHeader(byte[] bytes) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            ImageReader reader = reader(in);
            try {
                return area(reader.getWidth(0), reader.getHeight(0));
            } finally {
                reader.dispose();
            }
        }
    }

    /** Returns whether Java's decoder reports damage, which OpenCV does not report. */
    private static boolean complained(byte[] bytes) {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            ImageReader reader = reader(in);
            boolean[] complained = {false};
            reader.addIIOReadWarningListener((source, warning) ->
                    complained[0] |= warning.startsWith("Corrupt JPEG data") || warning.startsWith("Premature end"));
            try {
                reader.readRaster(0, null);
                return complained[0];
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            // OpenCV reads some kinds that Java does not.
            return false;
        }
    }

    private static ImageReader reader(ImageInputStream in) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
        if (!readers.hasNext()) {
            throw new IOException("no header");
        }
        ImageReader reader = readers.next();
        reader.setInput(in, true, true);
        return reader;
    }
}

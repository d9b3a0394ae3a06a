package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Parsed;

/** Pictures of every readable format, whole and damaged. */
class PictureDamageTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    /** A picture similar to a table: grain of some size, and no two rows alike. */
    private static byte[] encoded(String ending, int... parameters) {
        Mat picture = new Mat(240, 322, CvType.CV_8UC3);
        Core.setRNGSeed(1);
        Core.randn(picture, 120, 60);
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 3);
        if (ending.equals(".pgm")) {
            Imgproc.cvtColor(picture, picture, Imgproc.COLOR_BGR2GRAY);
        }
        MatOfByte bytes = new MatOfByte();
        assertThat(Imgcodecs.imencode(ending, picture, bytes, new MatOfInt(parameters)))
                .isTrue();
        return bytes.toArray();
    }

    private static byte[] jpeg(String kind) {
        return switch (kind) {
            case "restarts" -> encoded(".jpg", Imgcodecs.IMWRITE_JPEG_RST_INTERVAL, 5);
            case "optimised" -> encoded(".jpg", Imgcodecs.IMWRITE_JPEG_OPTIMIZE, 1);
            case "progressive" -> encoded(".jpg", Imgcodecs.IMWRITE_JPEG_PROGRESSIVE, 1);
            case "fine" -> encoded(".jpg", Imgcodecs.IMWRITE_JPEG_SAMPLING_FACTOR, 0x111111);
            default -> encoded(".jpg");
        };
    }

    private String why(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("picture"), bytes);
        return switch (Photograph.open(file)) {
            case Parsed.Good<Mat> good -> {
                OpenCv.release(good.value());
                yield "good";
            }
            case Parsed.Bad<Mat> bad -> bad.why();
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {".jpg", ".png", ".bmp", ".webp", ".tiff", ".ppm", ".pgm"})
    void aWholePictureIsRead(String ending) throws IOException {
        assertThat(why(encoded(ending))).isEqualTo("good");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "restarts", "optimised", "progressive", "fine"})
    void aJpegOfAnyKindIsReadAndOneThatLostItsSecondHalfIsDamaged(String kind) throws IOException {
        byte[] whole = jpeg(kind);
        assertThat(why(whole)).isEqualTo("good");
        byte[] half = Arrays.copyOf(whole, whole.length / 2 + 2);
        half[half.length - 2] = whole[whole.length - 2];
        half[half.length - 1] = whole[whole.length - 1];
        assertThat(why(half)).startsWith("is damaged");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "restarts", "optimised", "fine"})
    void aJpegWithMissingDataIsDamaged(String kind) throws IOException {
        byte[] whole = jpeg(kind);
        Random random = new Random(7);
        for (int i = 0; i < 20; i++) {
            int from = whole.length / 3 + random.nextInt(whole.length / 3);
            byte[] hole = new byte[whole.length - 400];
            System.arraycopy(whole, 0, hole, 0, from);
            System.arraycopy(whole, from + 400, hole, from, whole.length - from - 400);
            assertThat(why(hole)).as("400 bytes lost at %d", from).startsWith("is damaged");
        }
    }

    /** Some webcams send a few bytes too many. */
    @Test
    void aJpegThatIsPaddedBeforeItsEndIsWhole() throws IOException {
        byte[] whole = jpeg("plain");
        ByteArrayOutputStream padded = new ByteArrayOutputStream();
        padded.write(whole, 0, whole.length - 2);
        padded.writeBytes(new byte[8]);
        padded.write(whole, whole.length - 2, 2);
        assertThat(why(padded.toByteArray())).isEqualTo("good");
    }

    @Test
    void aPngWithAFlippedBitIsDamaged() throws IOException {
        byte[] png = encoded(".png");
        png[png.length / 2] ^= 1;
        assertThat(why(png)).startsWith("is damaged");
    }

    @ParameterizedTest
    @ValueSource(strings = {".jpg", ".png", ".bmp", ".webp", ".tiff", ".ppm", ".pgm"})
    void aTruncatedPictureIsRefused(String ending) throws IOException {
        byte[] whole = encoded(ending);
        for (int length : List.of(3, 20, 40, whole.length / 2, whole.length * 9 / 10)) {
            assertThat(why(Arrays.copyOf(whole, length)))
                    .as("%d bytes of %s", length, ending)
                    .containsAnyOf("is damaged", "is cut short", "is not a picture");
        }
    }

    /** A few bytes may promise more pixels than a machine has memory for. */
    @ParameterizedTest
    @CsvSource({
        ".png, 16, true",
        ".bmp, 18, false",
        ".tiff, -1, false",
        ".webp, -1, false",
        ".jpg, -1, true",
        ".ppm, -1, true"
    })
    void aPictureThatPromisesTooManyPixelsIsNotDecoded(String ending, int at, boolean bigEndian) throws IOException {
        byte[] huge = switch (ending) {
            case ".jpg" -> hugeJpeg();
            case ".ppm" -> ("P6\n# huge\n60000 60000\n255\n").getBytes(StandardCharsets.US_ASCII);
            case ".webp" -> hugeWebp();
            case ".tiff" -> hugeTiff();
            default -> patched(encoded(ending), at, bigEndian);
        };
        assertThat(why(huge)).containsAnyOf("million pixels", "is cut short", "is damaged");
    }

    private static byte[] patched(byte[] bytes, int at, boolean bigEndian) {
        ByteBuffer head = ByteBuffer.wrap(bytes);
        int side = bigEndian ? 60_000 : Integer.reverseBytes(60_000);
        head.putInt(at, side).putInt(at + 4, side);
        return bytes;
    }

    private static byte[] hugeJpeg() {
        byte[] jpeg = encoded(".jpg");
        for (int i = 0; i + 8 < jpeg.length; i++) {
            if ((jpeg[i] & 0xff) == 0xff && (jpeg[i + 1] & 0xff) == 0xc0) {
                ByteBuffer.wrap(jpeg).putShort(i + 5, (short) 60_000).putShort(i + 7, (short) 60_000);
                return jpeg;
            }
        }
        throw new AssertionError("no frame");
    }

    private static byte[] hugeWebp() {
        byte[] webp = new byte[64];
        ByteBuffer head = ByteBuffer.wrap(webp);
        head.put("RIFF".getBytes(StandardCharsets.US_ASCII));
        head.putInt(4, Integer.reverseBytes(56));
        head.put(8, "WEBPVP8X".getBytes(StandardCharsets.US_ASCII));
        head.putInt(24, Integer.reverseBytes(16_000)).putInt(27, Integer.reverseBytes(16_000));
        return webp;
    }

    private static byte[] hugeTiff() {
        byte[] tiff = encoded(".tiff");
        for (int i = 0; i + 12 < tiff.length; i++) {
            // The tags of width and height, which OpenCV writes with the machine's byte order.
            if (tiff[i] == 0 && tiff[i + 1] == 1 && tiff[i + 2] == 3 && tiff[i + 3] == 0 && tiff[i + 4] == 1
                    || tiff[i] == 1 && tiff[i + 1] == 1 && tiff[i + 2] == 3 && tiff[i + 3] == 0 && tiff[i + 4] == 1) {
                tiff[i + 8] = (byte) 0x60;
                tiff[i + 9] = (byte) 0xea;
            }
        }
        return tiff;
    }

    /** A picture with some bytes changed gives a message or a picture, and never an exception. */
    @ParameterizedTest
    @ValueSource(strings = {".jpg", ".png", ".bmp", ".webp", ".tiff", ".ppm"})
    void noBytesCauseAnException(String ending) throws IOException {
        byte[] whole = encoded(ending);
        Random random = new Random(11);
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            byte[] changed = whole.clone();
            for (int k = 0; k < 4; k++) {
                changed[random.nextInt(i < 30 ? 64 : changed.length)] = (byte) random.nextInt();
            }
            refused += why(changed).equals("good") ? 0 : 1;
        }
        assertThat(refused).isPositive();
    }
}

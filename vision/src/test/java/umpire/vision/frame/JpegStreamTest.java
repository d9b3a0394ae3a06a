package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;

class JpegStreamTest {
    static byte[] jpeg(double grey, int... parameters) {
        OpenCv.load();
        MatOfByte bytes = new MatOfByte();
        Imgcodecs.imencode(
                ".jpg", new Mat(48, 64, CvType.CV_8UC3, new Scalar(grey, grey, grey)), bytes, new MatOfInt(parameters));
        return bytes.toArray();
    }

    /** Inserts a segment with a whole small picture after the start, as cameras do with previews. */
    private static byte[] withPreview(byte[] jpeg, byte[] preview) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(jpeg, 0, 2);
        out.write(0xff);
        out.write(0xe1);
        out.write((preview.length + 2) >> 8);
        out.write((preview.length + 2) & 0xff);
        out.writeBytes(preview);
        out.write(jpeg, 2, jpeg.length - 2);
        return out.toByteArray();
    }

    private static JpegStream stream(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return new JpegStream(new ByteArrayInputStream(all.toByteArray()));
    }

    @Test
    void picturesAreFoundBetweenOtherBytes() throws IOException {
        byte[] first = jpeg(10);
        byte[] second = jpeg(200);
        byte[] boundary =
                "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: 7\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

        JpegStream pictures = stream(boundary, first, boundary, second, first);

        assertThat(pictures.next()).isEqualTo(first);
        assertThat(pictures.next()).isEqualTo(second);
        assertThat(pictures.next()).isEqualTo(first);
        assertThatThrownBy(pictures::next).isInstanceOf(EOFException.class);
    }

    @ParameterizedTest(name = "{0} bytes at a time")
    @ValueSource(ints = {1, 2, 7, 100_000})
    void picturesAreFoundInChunksOfAnySize(int atMost) throws IOException {
        byte[] plain = jpeg(90, Imgcodecs.IMWRITE_JPEG_RST_INTERVAL, 1);
        byte[] picture = withPreview(jpeg(90, Imgcodecs.IMWRITE_JPEG_PROGRESSIVE, 1), jpeg(10));
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(plain);
        all.writeBytes(picture);
        JpegStream pictures = new JpegStream(new ByteArrayInputStream(all.toByteArray()) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, atMost));
            }
        });
        assertThat(pictures.next()).isEqualTo(plain);
        assertThat(pictures.next()).isEqualTo(picture);
        assertThatThrownBy(pictures::next).isInstanceOf(EOFException.class);
    }

    @Test
    void anEmbeddedPreviewIsNotTheEnd() throws IOException {
        byte[] picture = withPreview(jpeg(90), jpeg(10));

        assertThat(stream(picture, jpeg(1)).next()).isEqualTo(picture);
    }

    @Test
    void aPictureInSeveralScansIsFollowedToItsEnd() throws IOException {
        byte[] picture = jpeg(90, Imgcodecs.IMWRITE_JPEG_PROGRESSIVE, 1, Imgcodecs.IMWRITE_JPEG_RST_INTERVAL, 1);

        assertThat(stream(picture, jpeg(1)).next()).isEqualTo(picture);
    }

    @Test
    void invalidBytesGiveNoPicture() {
        assertThatThrownBy(() -> stream(new byte[30_000_000]).next())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no JPEG picture");
        byte[] cut = jpeg(90);
        cut[cut.length - 1] = 0;
        assertThatThrownBy(() -> stream(cut).next()).isInstanceOf(IOException.class);
    }
}

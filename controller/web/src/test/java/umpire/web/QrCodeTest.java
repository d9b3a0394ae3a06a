package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.LuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class QrCodeTest {
    private static final int MODULE_PX = 4;

    /** The drawing as a camera sees it: dark modules on white. */
    private static final class Paper extends LuminanceSource {
        private final byte[] grey;

        Paper(String svg, int modules) {
            super(modules * MODULE_PX, modules * MODULE_PX);
            grey = new byte[getWidth() * getHeight()];
            Arrays.fill(grey, (byte) 255);
            Matcher dark = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z").matcher(svg);
            while (dark.find()) {
                blacken(Integer.parseInt(dark.group(1)), Integer.parseInt(dark.group(2)));
            }
        }

        private void blacken(int column, int row) {
            for (int y = row * MODULE_PX; y < (row + 1) * MODULE_PX; y++) {
                int from = y * getWidth() + column * MODULE_PX;
                Arrays.fill(grey, from, from + MODULE_PX, (byte) 0);
            }
        }

        @Override
        public byte[] getRow(int y, byte[] row) {
            return Arrays.copyOfRange(grey, y * getWidth(), (y + 1) * getWidth());
        }

        @Override
        public byte[] getMatrix() {
            return grey.clone();
        }
    }

    @Test
    void aCameraReadsTheAddressThatWasDrawn() throws Exception {
        String address = "http://192.168.178.123:8080/#seat=First%20Elf&token=0123456789abcdef0123456789abcdef";
        String svg = QrCode.svg(address);
        Matcher box = Pattern.compile("viewBox=\"0 0 (\\d+) ").matcher(svg);
        assertThat(box.find()).isTrue();
        Paper paper = new Paper(svg, Integer.parseInt(box.group(1)));
        assertThat(new QRCodeReader()
                        .decode(new BinaryBitmap(new HybridBinarizer(paper)))
                        .getText())
                .isEqualTo(address);
    }

    @Test
    void aTextThatDoesNotFitIsReported() {
        assertThatThrownBy(() -> QrCode.svg("x".repeat(4_000))).hasMessageContaining("4000 characters");
    }
}

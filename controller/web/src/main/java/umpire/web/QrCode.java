package umpire.web;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;

/** Draws a text as a QR code. Pure. */
final class QrCode {
    /** The margin of the standard, in modules. A reader needs it to find the corners. */
    private static final int QUIET_ZONE = 4;

    private QrCode() {}

    /** Returns the drawing as SVG, dark on white, with one unit per module. */
    static String svg(String text) {
        ByteMatrix modules = modules(text);
        int side = modules.getWidth() + 2 * QUIET_ZONE;
        StringBuilder dark = new StringBuilder();
        for (int y = 0; y < modules.getHeight(); y++) {
            for (int x = 0; x < modules.getWidth(); x++) {
                if (modules.get(x, y) == 1) {
                    dark.append('M')
                            .append(x + QUIET_ZONE)
                            .append(' ')
                            .append(y + QUIET_ZONE)
                            .append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + "v" + side
                + "H0z\"/><path d=\"" + dark + "\"/></svg>";
    }

    private static ByteMatrix modules(String text) {
        try {
            return Encoder.encode(text, ErrorCorrectionLevel.M, Map.of(EncodeHintType.CHARACTER_SET, "UTF-8"))
                    .getMatrix();
        } catch (WriterException e) {
            throw new IllegalArgumentException("too long for a QR code: " + text.length() + " characters", e);
        }
    }
}

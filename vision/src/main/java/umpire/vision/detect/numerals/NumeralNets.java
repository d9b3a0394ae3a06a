package umpire.vision.detect.numerals;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * The three nets that read dice with numerals.
 *
 * @param bodies tells whether a square of cells is centred on a die's upper face: one answer
 * @param numerals tells which numeral a patch of a die shows: an answer for each {@link NumeralLabel}
 * @param lying tells by the surroundings of a die whether it lies on a face as read: one answer
 */
public record NumeralNets(LayeredNet bodies, LayeredNet numerals, LayeredNet lying) {
    private static final String FILE = "numerals.net";

    private static final int MARK = 0x4e554d32;

    /** Returns the nets that come with the program. */
    public static NumeralNets standard() {
        try (InputStream in = NumeralNets.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its nets " + FILE);
            }
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("the nets of the numerals cannot be read", e);
        }
    }

    /** Reads nets in the format of {@link #write}. */
    public static NumeralNets read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in));
        if (data.readInt() != MARK) {
            throw new IOException("this is not a file of nets for numerals");
        }
        return new NumeralNets(LayeredNet.read(data), LayeredNet.read(data), LayeredNet.read(data));
    }

    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(new BufferedOutputStream(out));
        data.writeInt(MARK);
        bodies.write(data);
        numerals.write(data);
        lying.write(data);
        data.flush();
    }
}

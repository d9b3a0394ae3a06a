package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The capabilities that a microcontroller reports.
 *
 * @param version of its protocol
 * @param leds the largest number of LEDs
 * @param silenceMs the timeout after which it darkens the strip
 * @param sensors the number of presence sensors
 * @param closed the state of its contacts, a bit for each input
 * @param inputs the pins for buttons, by the numbers of the rig file, in the order of its inputs
 */
record Capabilities(int version, int leds, int silenceMs, int sensors, int closed, List<Integer> inputs) {
    /** The protocol version of this program. */
    static final int VERSION = 1;

    private static final int HEAD = 10;
    private static final int INPUTS_AT = 9;

    Capabilities {
        inputs = List.copyOf(inputs);
    }

    /**
     * Parses the answer to a hello.
     *
     * @throws IOException if the other side speaks another protocol
     */
    static Capabilities read(SerialFrame here) throws IOException {
        byte[] payload = here.payload();
        int version = payload.length > 0 ? payload[0] & 0xff : 0;
        if (version != VERSION) {
            throw new IOException("its firmware speaks version " + version + ", and this program version " + VERSION
                    + ": load the firmware that came with this program, as docs/serial.md says.");
        }
        if (payload.length < HEAD || payload.length != HEAD + payload[INPUTS_AT]) {
            throw new IOException(
                    "load the firmware again, as docs/serial.md says: the microcontroller does not report its capabilities.");
        }
        List<Integer> inputs = IntStream.range(HEAD, payload.length)
                .mapToObj(at -> payload[at] & 0xff)
                .toList();
        return new Capabilities(version, here.word(2), here.word(4), payload[6] & 0xff, here.word(7), inputs);
    }
}
